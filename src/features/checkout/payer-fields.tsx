import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{
  fields: CheckoutFields
  /** A feature's question about the name. */
  besideName?: ReactNode
}>

/** Name and e-mail address of the payer. */
export function PayerFields({ fields: { field }, besideName }: Props) {
  const say = useMessages(checkoutMessages)
  return (
    <>
      <div className="step-pair">
        <TextField {...field('firstName')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </div>
      {besideName}
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        help={say('emailHelp')}
      />
    </>
  )
}
