import { useStore } from '@nanostores/react'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { isAnswered } from '../../store/is-answered.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollIntoView } from '../../ui/scroll-into-view.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Payment } from './payment.store.ts'

type Props = Readonly<{
  payment: Payment
  /** Brings it into sight: it takes the place of the button that was pressed, perhaps at the end of the screen. */
  inSight?: boolean
}>

/** Above the pay button: what went wrong, whether money was taken, and what to do. */
export function PaymentNotice({ payment, inSight }: Props) {
  const notice = usePaymentNotice(payment)
  return inSight && notice ? <ScrollIntoView>{notice}</ScrollIntoView> : notice
}

function usePaymentNotice(payment: Payment) {
  const say = useMessages(checkoutMessages)
  const outcome = useStore(payment.$outcome)
  const failure = useCommandFailure(payment.pay)
  const paying = useStore(payment.pay.$state)
  const asking = useStore(payment.askAgain.$state).type === 'busy'

  if (failure) {
    const isUnknown = paying.type === 'failed' && !isAnswered(paying.failure)
    return (
      <Notice kind="error" title={failure.title}>
        {failure.text} {isUnknown && say('noAnswer')}
      </Notice>
    )
  }
  if (outcome.type === 'unsure') {
    const again = (
      <Button busy={asking} onClick={() => void payment.askAgain.run()}>
        {say('checkAgain')}
      </Button>
    )
    return (
      <Notice kind="warning" title={say('unsureTitle')} action={again}>
        {say('unsure')}
      </Notice>
    )
  }
  if (outcome.type === 'incomplete') {
    return (
      <Notice kind="error" title={say('problemTitle')}>
        {outcome.text}
      </Notice>
    )
  }
  if (outcome.type === 'refunded') {
    return (
      <Notice kind="warning" title={say('lateTitle')}>
        {say('late')}
      </Notice>
    )
  }
  if (outcome.type === 'review') return <Review reference={outcome.reference} />
  if (outcome.type !== 'declined') return null
  return (
    <Notice kind="error" title={say('declinedTitle')}>
      {outcome.text} {say('declined')}
    </Notice>
  )
}

function Review({ reference }: Readonly<{ reference: string }>) {
  const say = useMessages(checkoutMessages)
  const { charity_name: charity, contact } = useSettings()
  return (
    <Notice kind="warning" title={say('reviewTitle')}>
      {say('review', { contact: contact?.email ?? charity, reference })}
    </Notice>
  )
}
