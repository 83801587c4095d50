import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { createRedrawForm } from './draw-actions.store.ts'
import { drawsMessages } from './draws.messages.ts'

type Props = Readonly<{
  /** Identifies the prize and the number that loses it. */
  about: string
  text: string
  /** Who has had a mail about winning it. */
  mailed?: string | undefined
  /** @throws {ApiError} */
  onReason: (reason: string) => Promise<void>
  onClose: () => void
}>

/** Asks why a prize is drawn again. */
export function RedrawDialog({ about, text, mailed, onReason, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(drawsMessages)
  const made = useStable(
    () =>
      createRedrawForm(site, {
        about,
        missing: () => say('reasonMissing'),
        redraw: onReason,
        onDone: onClose,
      }),
    [site, about],
  )
  const form = useForm(made, () => say('reason'))
  return (
    <FormDialog
      title={say('redrawTitle')}
      form={form}
      kept={made}
      action={say('redraw')}
      busyLabel={say('redrawing')}
      keep={say('cancel')}
      onClose={onClose}
    >
      <p>{text}</p>
      {mailed !== undefined && <p>{say('redrawMailed', { name: mailed })}</p>}
      <TextField {...form.field('reason')} help={say('reasonHelp')} maxLength={300} />
    </FormDialog>
  )
}
