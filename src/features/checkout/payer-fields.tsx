import { useMessages } from '../../hooks/use-messages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutFields } from './use-checkout-fields.ts'

/** Name, e-mail address and telephone number of the payer. */
export function PayerFields({ fields: { field } }: Readonly<{ fields: CheckoutFields }>) {
  const say = useMessages(checkoutMessages)
  return (
    <>
      <div className="step-pair">
        <TextField {...field('firstName')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </div>
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
