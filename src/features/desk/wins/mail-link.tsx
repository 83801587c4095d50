import type { DeskWin } from '../../../api/admin-wins.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { winsMessages } from './wins.messages.ts'
import { createMailForm } from './wins.store.ts'

type Props = Readonly<{ win: DeskWin; onMailed: (email: string) => void; onClose: () => void }>

/** Mails a payment link to a winner without an account. */
export function MailLink({ win, onMailed, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(winsMessages)
  const made = useStable(() => createMailForm(site, win, onMailed), [site, win.auction_item_id, win.paddle])
  const form = useForm(made, (_, inSentence) => say(inSentence ? 'emailInSentence' : 'email'))
  const title = say('linkTitle', { paddle: win.paddle })
  return (
    <FormDialog title={title} form={form} kept={made} action={say('link')} busyLabel={say('mailing')} onClose={onClose}>
      <p className="desk-muted">{say('linkText')}</p>
      <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="off" />
    </FormDialog>
  )
}
