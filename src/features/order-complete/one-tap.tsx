import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Card } from '../../api/cards.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { brandName } from '../../lib/card-name.ts'
import { formatDate } from '../../lib/dates.ts'
import { mayGiftAid } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { auth } from '../../store/auth.ts'
import type { Upsell } from '../../store/completion.ts'
import type { ResourceState } from '../../store/resource.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaymentNotice } from '../checkout/payment-notice.tsx'
import { standingDeclaration } from '../checkout/standing-declaration.store.ts'
import { coversName } from '../checkout/use-standing-declaration.ts'
import { oneTapMessages } from './one-tap.messages.ts'
import { createOneTap } from './one-tap.store.ts'

type Props = Readonly<{
  offer: Upsell & { now: NonNullable<Upsell['now']> }
  card: Card
  publishableKey: string
}>

/** Buys an offer with the saved card: one tap, after a question that shows the price. */
export function OneTap({ offer, publishableKey, card }: Props) {
  const { site, locale } = useSurroundings()
  const say = useMessages(oneTapMessages)
  const { currency, currency_decimals: decimals, time_zone } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const { declared, isKnown } = useDeclared(offer)
  const tap = useMemo(() => createOneTap(site, offer), [site, offer])
  const outcome = useStore(tap.payment.$outcome)
  const paying = useStore(tap.payment.pay.$state)
  const problem = paying.type === 'failed' ? paying.failure : undefined
  const failure = useFailure(problem)
  // The server's own sentences say it themselves.
  const isSaid = problem?.type === 'http' && problem.said.error_description !== undefined
  const isSurelyFree = !isSaid && !tap.payment.isUnderWay()
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const amount = money(tap.total)
  const { years, numbers } = offer.now
  const words = { amount, card: `${brandName(card.brand)} •••• ${card.last4}`, title: offer.title, count: numbers ?? 0 }
  const isDone = 'order' in outcome
  const container = useRef<HTMLDivElement>(null)

  // The button is removed, so the focus moves, unless the visitor has moved it meanwhile.
  useEffect(() => {
    const element = container.current
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    const isNowhere = !root?.activeElement || root.activeElement === element?.ownerDocument.body
    if (isDone && isNowhere) element?.focus()
  }, [isDone])

  if (isDone) {
    return (
      <div ref={container} tabIndex={-1}>
        <Notice kind="success" title={say(outcome.type === 'paid' ? 'paid' : 'processing', words)}>
          {say('reference', { reference: outcome.order.order_reference })}
        </Notice>
      </div>
    )
  }
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text} {isSurelyFree && say('nothing')}
        </Notice>
      )}
      {outcome.type === 'declined' && (
        <Notice kind="error" title={say('declined')}>
          {outcome.text}
        </Notice>
      )}
      {(outcome.type === 'refunded' || outcome.type === 'review') && <PaymentNotice payment={tap.payment} />}
      {outcome.type === 'review' ? null : outcome.type === 'unsure' ? (
        <Notice kind="warning" title={say('unsure')}>
          <Button onClick={() => void tap.payment.askAgain.run()}>{say('look')}</Button>
        </Notice>
      ) : (
        <Button
          busy={paying.type === 'busy' || (isAsking && !isKnown)}
          busyLabel={paying.type === 'busy' ? say('busy') : undefined}
          onClick={() => setAsking(true)}
        >
          {say(numbers ? 'buyNumbers' : 'buy', words)}
        </Button>
      )}
      <AlertDialog
        open={isAsking && isKnown}
        title={say(numbers ? 'askNumbers' : 'ask', words)}
        action={{
          label: say('pay', words),
          run: () => {
            setAsking(false)
            void tap.buy(card, publishableKey, declared !== undefined)
          },
        }}
        cancel={{ label: say('cancel'), run: () => setAsking(false) }}
      >
        <p>{say('own', words)}</p>
        {tap.fee > 0 && <p>{say('fee', { amount, price: money(offer.now.amount), fee: money(tap.fee) })}</p>}
        {declared && <p>{say('giftAid', { date: formatDate(declared, locale, time_zone) })}</p>}
        {years !== undefined && <p>{say('age', { years: String(years) })}</p>}
      </AlertDialog>
    </>
  )
}

const $nothing = atom<ResourceState<undefined>>({ type: 'ready', value: undefined })

/**
 * When the payer declared Gift Aid for all gifts, if that covers the offer. A declaration for a single gift covers no
 * other.
 */
function useDeclared({ now: { isGift = false } }: Props['offer']): { declared: string | undefined; isKnown: boolean } {
  const { site } = useSurroundings()
  const { giving, currency } = useSettings()
  const { user } = useStore(auth(site).$state)
  const declaration = useUserSlice(standingDeclaration)
  const isAsked = isGift && giving.gift_aid && mayGiftAid(currency, undefined)
  const state = useStore(isAsked ? declaration.$state : $nothing)
  const [isRead, setRead] = useState(false)

  // The order that was just paid may have declared it.
  useEffect(() => {
    if (isAsked) void declaration.refresh().then(() => setRead(true))
  }, [declaration, isAsked])

  const found = state.type === 'ready' ? state.value : undefined
  const isCovered = found && user && coversName(found, { firstName: user.first_name, lastName: user.last_name })
  return { declared: isCovered ? found.declared_at : undefined, isKnown: isRead || !isAsked }
}
