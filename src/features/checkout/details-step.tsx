import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { PayerFields } from './payer-fields.tsx'
import { Step } from './step.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{
  checkout: Checkout
  fields: CheckoutFields
  /** The feature's question about the payer's name. */
  besideName?: ReactNode
  /** The feature's own fields. */
  extra?: ReactNode
}>

/** The payer's details and the other questions. */
export function DetailsStep({ checkout: { form, $questions }, fields, besideName, extra }: Props) {
  const say = useMessages(checkoutMessages)
  const { organisation, marketing, giftAid } = useStore($questions)
  const { values, field, tick } = fields
  return (
    <Step fields={fields} title={say('detailsTitle')}>
      <PayerFields fields={fields} besideName={besideName} />
      {organisation && <Checkbox {...tick('forOrganisation')} />}
      {organisation && values.forOrganisation === 'yes' && (
        <>
          <TextField {...field('organisation')} autoComplete="organization" enterKeyHint="next" />
          <Checkbox {...tick('invoice')} />
          {values.invoice === 'yes' && (
            <>
              <TextField {...field('organisationNumber')} optional={say('optional')} enterKeyHint="next" />
              <TextField {...field('organisationAddress')} optional={say('optional')} enterKeyHint="next" />
            </>
          )}
        </>
      )}
      {extra}
      {marketing && (
        <RadioGroup
          legend={marketing}
          name="marketing"
          inline
          choices={[
            { value: 'yes', title: say('yes') },
            { value: 'no', title: say('no') },
          ]}
          value={values.marketing || undefined}
          onChoose={answer => form.change({ marketing: answer })}
        />
      )}
      <Button variant="primary" type="submit" wide>
        {say(giftAid ? 'goOn' : 'toPayment')}
      </Button>
    </Step>
  )
}
