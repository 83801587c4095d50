import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createLostLink } from './lost-link.store.ts'
import { seatsMessages } from './seats.messages.ts'

/** For people who have tickets or an invitation, but not their link. */
export function LostLink() {
  const { site } = useSurroundings()
  const say = useTermMessages(seatsMessages)
  const { form, $sent } = useMemo(() => createLostLink(site), [site])
  const { props, field, busy } = useForm(form, (_, inSentence) => say(inSentence ? 'emailInSentence' : 'guest_email'))
  const isSent = useStore($sent)
  return (
    <Card title={say('lost')}>
      <p>{say('lostText')}</p>
      <Form {...props} label={say('lost')}>
        <TextField {...field('guest_email')} type="email" inputMode="email" autoComplete="email" enterKeyHint="send" />
        <div className="form-actions">
          <Button type="submit" busy={busy} busyLabel={say('mailing')}>
            {say('mailMe')}
          </Button>
          <p role="status">{isSent && say('mailed')}</p>
        </div>
      </Form>
    </Card>
  )
}
