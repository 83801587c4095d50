import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Additions } from './additions.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { GiftAidRow } from './gift-aid-row.tsx'
import { OfflinePart } from './offline-part.tsx'
import { PayPart } from './pay-part.tsx'
import { ContactRow, PayerRows } from './payer-rows.tsx'
import { Step } from './step.tsx'
import { SumRows } from './sum-rows.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'
import { VoucherPart } from './voucher-part.tsx'

type Props = Readonly<{
  checkout: Checkout
  fields: CheckoutFields
  /** Summary rows of the feature's own answers. */
  answered?: ReactNode
  /** Notes before paying, below the totals. */
  notes?: ReactNode
  /** What is paid for: "gift". */
  thing: string
  /** Is that word a plural? */
  areThings?: boolean
}>

/** Review of all answers, the total, and the payment. */
export function PaymentStep({ checkout, fields, answered, notes, thing, areThings }: Props) {
  const say = useMessages(checkoutMessages)
  const { charity_name: charity } = useSettings()
  const sums = useStore(checkout.$sums)
  const isFixed = useStore(checkout.$isFixed)
  const isOffline = useStore(checkout.$isOffline)
  const { offline, voucher } = useStore(checkout.$questions)
  if (!sums) return null
  // These sentences use the word in the singular.
  const one = areThings ? {} : { thing }
  const isMoreThanLines = Boolean(sums.discount || sums.contribution || sums.processingFee)
  return (
    <>
      {voucher && <VoucherPart checkout={checkout} />}
      <Step fields={fields} title={say('paymentTitle')}>
        <p className="step-quiet step-to">{say('to', { charity })}</p>
        <dl className="summary">
          <PayerRows checkout={checkout} />
          {answered}
          <ContactRow checkout={checkout} />
          <GiftAidRow checkout={checkout} />
        </dl>
        {!isFixed && <Additions checkout={checkout} fields={fields} {...one} />}
        {isMoreThanLines && <SumRows checkout={checkout} thing={thing} />}
        {notes}
        {isOffline ? <OfflinePart checkout={checkout} {...one} /> : <PayPart checkout={checkout} />}
        {offline && !isOffline && !isFixed && sums.total > 0 && (
          <Button variant="quiet" onClick={() => checkout.setOffline(true)}>
            {say('payOutside')}
          </Button>
        )}
      </Step>
    </>
  )
}
