import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { donationTotal } from '../../store/donation-total.ts'
import { Checkout } from '../checkout/checkout.tsx'
import { endHandover } from '../checkout/handover.store.ts'
import { DedicationFields, ShownField } from './dedication-fields.tsx'
import type { donationFormEvents } from './donation-form.events.ts'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import { createGiftCheckout } from './gift-checkout.store.ts'
import { GiftNotes } from './gift-notes.tsx'
import { DedicationRows } from './gift-rows.tsx'
import { GiftTop } from './gift-top.tsx'
import { type Thanks, ThankYou } from './thank-you.tsx'

type Props = Readonly<{
  gift: Gift
  thanks?: Thanks | undefined
  /** Report the steps of a gift to the page's own analytics? */
  dataLayer?: boolean
}>

/** The steps of a gift after the first one. Resumes after a reload. */
export function GiftCheckout({ gift, thanks, dataLayer = false }: Props) {
  const { site } = useSurroundings()
  const emit = useEmit<typeof donationFormEvents>()
  const say = useMessages(giftMessages)
  const donation = useTerm()('donation')
  const checkout = useMemo(() => createGiftCheckout(site, gift), [site, gift])
  const mustSignIn = useStore(gift.$mustSignIn)
  const isShown = useStore(gift.$view) === 'checkout' && !mustSignIn
  const label = (field: string, inSentence: boolean) => {
    const key = inSentence ? `${field}Label` : field
    return key in giftMessages ? say(key as keyof typeof giftMessages) : undefined
  }

  useEffect(
    () =>
      checkout.payment.$outcome.listen(({ ...outcome }) => {
        if (outcome.type === 'declined') emit('donation-failed', { reason: 'declined' })
        if ('order' in outcome) gift.$view.set('checkout')
        if (outcome.type !== 'paid') return
        const { order_id, lines_total, currency } = outcome.order
        emit('donation-complete', { orderId: order_id, amount: lines_total, currency })
        void donationTotal(site).refresh()
      }),
    [checkout, gift, emit, site],
  )

  useEffect(() => {
    if (!gift.$isReturning.get()) return
    void endHandover(site).then(() => {
      const isSignedIn = !gift.$mustSignIn.get()
      gift.show(isSignedIn && gift.$amount.get() ? 'checkout' : 'amount')
      gift.$isReturning.set(false)
    })
  }, [gift, site])

  function giveAgain() {
    checkout.startAnew()
    gift.startAnew()
  }

  return (
    <Checkout
      checkout={checkout}
      isShown={isShown}
      show={isShown => gift.show(isShown && gift.$amount.get() ? 'checkout' : 'amount')}
      isResumed={gift.isResumed}
      thing={donation}
      bought={<GiftTop gift={gift} checkout={checkout} />}
      besideName={<ShownField gift={gift} checkout={checkout} />}
      extra={<DedicationFields gift={gift} checkout={checkout} label={label} />}
      extraLabel={label}
      answered={<DedicationRows gift={gift} checkout={checkout} />}
      notes={<GiftNotes gift={gift} checkout={checkout} />}
      analytics={{ wanted: dataLayer, item: 'donation' }}
      thankYou={completed => (
        <ThankYou gift={gift} thanks={thanks} checkout={checkout} completed={completed} onAgain={giveAgain} />
      )}
    />
  )
}
