import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { createReasonForm, type ReasonedAct } from './action-forms.store.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'

type Props = Readonly<{
  store: DeskLotStore
  act: ReasonedAct
  title: string
  text: string
  /** The label of the button that confirms. */
  action: string
  onClose: () => void
}>

/** Asks for the reason of an action that stays in the lot's log for good. */
export function ReasonDialog({ store, act, title, text, action, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(floorMessages)
  const made = useStable(() => createReasonForm(site, store, act, onClose), [site, store])
  const form = useForm(made, (_, inSentence) => say(inSentence ? 'reasonLabel' : 'reason'))
  return (
    <FormDialog title={title} form={form} kept={made} action={action} keep={say('keep')} onClose={onClose}>
      <p>{text}</p>
      <TextField {...form.field('reason')} rows={2} maxLength={300} help={say('reasonHelp')} />
    </FormDialog>
  )
}
