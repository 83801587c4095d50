import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { createMinutesForm } from './action-forms.store.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'

type Props = Readonly<{ store: DeskLotStore; onClose: () => void }>

/** Asks by how many minutes the end moves: later, or with a minus, earlier. */
export function MinutesDialog({ store, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(floorMessages)
  const made = useStable(() => createMinutesForm(site, store, () => say('minutesWrong'), onClose), [site, store])
  const form = useForm(made, () => say('minutes'))
  return (
    <FormDialog
      title={say('moveEndTitle')}
      form={form}
      kept={made}
      action={say('moveEnd')}
      keep={say('keep')}
      onClose={onClose}
    >
      <TextField {...form.field('minutes')} help={say('minutesHelp')} maxLength={6} />
    </FormDialog>
  )
}
