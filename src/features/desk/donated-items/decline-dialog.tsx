import type { AdminDonatedItem } from '../../../api/admin-donated-items.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { offersMessages } from './donated-items.messages.ts'
import { type createDecisions, longest } from './offer.store.ts'

type Props = Readonly<{
  offer: AdminDonatedItem
  decisions: Pick<ReturnType<typeof createDecisions>, 'decline' | '$declining'>
}>

/** Asks before an offer is declined, and for a message to the giver. */
export function DeclineDialog({ offer: { title, email, thankedYN }, decisions: { decline, $declining } }: Props) {
  const say = useMessages(offersMessages)
  const sayField = useMessages(fieldMessages)
  const form = useForm(decline, () => say('message'))
  return (
    <FormDialog
      title={say('declineTitle', { title })}
      form={form}
      kept={decline}
      action={say('decline')}
      keep={say('cancel')}
      onClose={() => $declining.set(false)}
    >
      {thankedYN && <p>{say('declineAccepted')}</p>}
      {email && (
        <Checkbox
          name="mail"
          label={say('mailIt', { email })}
          checked={form.values.mail === 'yes'}
          onChoose={chosen => decline.change({ mail: chosen ? 'yes' : 'no' })}
        />
      )}
      {email && form.values.mail === 'yes' && (
        <TextAreaField
          {...form.field('message')}
          optional={sayField('optional')}
          help={say('messageHelp')}
          limit={longest.message}
          count={left => sayField(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
        />
      )}
    </FormDialog>
  )
}
