import type { PaidBy } from '../../../api/paid-by.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { paidByMessages } from './paid-by.messages.ts'
import { waysPaid } from './payments.store.ts'
import { createReceiveForm, notPaid, type Payer } from './receive-form.store.ts'

type Props = Readonly<{
  title: string
  /** Explains what saving does. */
  text: string
  /** Identifies what is paid. */
  about: string
  /** The recorded way of payment. */
  paidBy: PaidBy | undefined
  /** A part of it was refunded, so it has certainly been paid. */
  isFixed?: boolean
  /** Asks who paid, for the receipt. */
  asksWho?: boolean
  /** @param paidBy null: it is not paid after all. */
  onReceive: (paidBy: PaidBy | null, payer: Payer) => Promise<void>
  onClose: () => void
}>

/** Records how the organiser was paid, corrects it, or removes it. */
export function ReceiveDialog({ title, text, about, paidBy, isFixed, asksWho, onReceive, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(paidByMessages)
  const optional = useMessages(fieldMessages)('optional')
  const made = useStable(() => {
    const missing = () => say('choose')
    return createReceiveForm(site, { about, paidBy, missing, receive: onReceive, onDone: onClose })
  }, [site, about])
  const form = useForm(made, name => say(name === 'paid_by' ? 'how' : name))
  const { value, error } = form.field('paid_by')
  const choices = waysPaid.map(way => ({ value: way as string, title: say(way) }))
  return (
    <FormDialog title={title} form={form} kept={made} onClose={onClose}>
      <RadioGroup
        legend={say('how')}
        name="paid_by"
        choices={paidBy && !isFixed ? [...choices, { value: notPaid, title: say('notReceived') }] : choices}
        value={value}
        error={error}
        onChoose={paid_by => made.change({ paid_by })}
      />
      {asksWho && (
        <>
          <TextField {...form.field('name')} optional={optional} maxLength={200} />
          <TextField {...form.field('email')} optional={optional} type="email" maxLength={254} />
        </>
      )}
      <p className="desk-muted">{value === notPaid ? say('notReceivedText') : text}</p>
    </FormDialog>
  )
}
