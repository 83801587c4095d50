import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import type { Draft } from '../../../platform/mail/draft.ts'
import { words } from './words.ts'

interface Won {
  readonly title: string
  /** Minor units. */
  readonly amount: number
}

const moneyOf =
  ({ currency, currency_decimals: decimals, settings }: Event) =>
  (minor: number) =>
    formatMoney({ minor, currency, decimals }, settings.locale)

/**
 * @param link the lot's address
 * @param endsAt when the lot closes. undefined: not by the clock
 */
export function outbid(
  event: Event,
  to: string,
  { title, price, link, endsAt }: { title: string; price: number | null; link: string; endsAt: Date | undefined },
): Draft {
  return {
    kind: 'outbid',
    subject: words('outbidSubject', { title }),
    to,
    usefulUntil: endsAt,
    parts: [
      price === null ? words('outbidNoPrice') : words('outbid', { price: moneyOf(event)(price) }),
      { link, label: words('bidAgain') },
    ],
  }
}

/**
 * @param chargedIn minutes until the saved card is charged; undefined: the winner pays
 * @param isCopy is it one more piece, which the organiser sold them?
 * @param isClaim must they sign in, because they bid in the room without an account?
 */
export function won(
  event: Event,
  to: string,
  {
    title,
    amount,
    link,
    chargedIn,
    isCopy,
    isClaim = false,
  }: Won & { link: string; chargedIn: number | undefined; isCopy: boolean; isClaim?: boolean },
): Draft {
  const price = moneyOf(event)(amount)
  const howToPay = () => {
    if (chargedIn === undefined) return words(isClaim ? 'wonClaim' : 'wonPay')
    return chargedIn ? words('wonCharged', { count: chargedIn }) : words('wonChargedNow')
  }
  return {
    kind: 'lot_won',
    subject: words('wonSubject', { title, price }),
    to,
    parts: [
      words(isCopy ? 'copy' : 'won', { price }),
      howToPay(),
      // Whoever paid by it would be charged twice, or find nothing to pay.
      ...(chargedIn === 0 ? [] : [{ link, label: words('pay') }]),
    ],
  }
}

/** @param isGone false: nobody has won it */
export const lost = (to: string, { title, isGone, link }: { title: string; isGone: boolean; link: string }): Draft => ({
  kind: 'lot_lost',
  subject: words('lostSubject', { title }),
  to,
  parts: [words(isGone ? 'lost' : 'unsold'), { link, label: words('seeLot') }],
})

export function chargeFailed(
  event: Event,
  to: string,
  { won, link, needsPayer }: { won: readonly Won[]; link: string; needsPayer: boolean },
): Draft {
  const money = moneyOf(event)
  return {
    kind: 'charge_failed',
    subject: words('chargeSubject', { total: money(won.reduce((sum, { amount }) => sum + amount, 0)) }),
    to,
    parts: [
      needsPayer ? words('chargeNeedsYou') : words('chargeDeclined'),
      { rows: won.map(({ title, amount }) => [title, money(amount)] as const) },
      { link, label: words('pay') },
    ],
  }
}
