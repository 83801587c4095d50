import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Draft } from '../../platform/mail/draft.ts'
import type { Pledge } from './wire.ts'
import { words } from './words.ts'

interface Promised {
  readonly title: string
  readonly pledge: Pick<Pledge, 'amount' | 'matched'>
  /** The address at which the promise is paid. */
  readonly link: string
}

/** Thanks for a promise, and explains how to pay it. */
export function promisedLetter(event: Event, to: string, { title, pledge, link }: Promised): Draft {
  const { currency, currency_decimals: decimals, settings } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, settings.locale)
  const amount = money(pledge.amount)
  return {
    kind: 'pledge_promised',
    subject: words('promisedSubject', { amount, charity: settings.charity_name }),
    to,
    parts: [
      words('promised', { amount, title }),
      ...(pledge.matched ? [words('promisedMatch', { amount: money(pledge.matched) })] : []),
      words('payLater'),
      { link, label: words('pay') },
    ],
  }
}
