import type { DeskWin } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { winsMessages } from './wins.messages.ts'
import { createMailForm } from './wins.store.ts'

type Props = Readonly<{ win: DeskWin; onMailed: (email: string) => void; onClose: () => void }>

/** Mails a payment link to a winner without an account. */
export function MailLink({ win, onMailed, onClose }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(winsMessages)
  const sayDesk = useMessages(deskMessages)
  const form = useStable(() => createMailForm(site, win, onMailed), [site, win.auction_item_id, win.paddle])
  const { props, field, busy } = useForm(form, (_, inSentence) => say(inSentence ? 'emailInSentence' : 'email'))
  const title = say('linkTitle', { paddle: win.paddle })
  return (
    <Dialog open title={title} closeLabel={sayDesk('close')} onClose={onClose}>
      <Form {...props} label={title}>
        <p className="desk-muted">{say('linkText')}</p>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="off" />
        <Button variant="primary" type="submit" busy={busy} busyLabel={say('mailing')}>
          {say('link')}
        </Button>
      </Form>
    </Dialog>
  )
}
