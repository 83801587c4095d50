import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { OwnPage } from '../../../api/account-fundraiser.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { CommandProblem } from './command-problem.tsx'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'

/** The updates on the user's page. */
export function OwnUpdates({ page }: Readonly<{ page: OwnPage }>) {
  const say = useMessages(ownMessages)
  const { update, dropUpdate } = useUserSlice(ownGiving)
  const form = useForm(update, (_, inSentence) => say(inSentence ? 'textLabel' : 'text'))
  const isBusy = useStore(dropUpdate.$state).type === 'busy'
  const [asked, setAsked] = useState<string>()
  const list = useRef<HTMLUListElement>(null)

  async function drop(id: string) {
    setAsked(undefined)
    await dropUpdate.run(id)
    // The row is removed, and with it the button that had the focus.
    if (dropUpdate.$state.get().type === 'idle') list.current?.focus()
  }

  return (
    <Card title={say('updatesTitle')}>
      <Form {...form.props} label={say('updatesTitle')}>
        <TextAreaField {...form.field('text')} rows={3} limit={2000} count={count => say('count', { count })} />
        <div className="form-actions">
          <Button type="submit" busy={form.busy} busyLabel={say('saving')}>
            {say('post')}
          </Button>
        </div>
      </Form>
      <CommandProblem command={dropUpdate} />
      <ul ref={list} tabIndex={-1} className="giving-rows">
        {page.updates.map(({ update_id, text }) => (
          <li key={update_id} className="giving-row">
            <p className="giving-text">{text}</p>
            <p>
              <Button variant="quiet" disabled={isBusy} onClick={() => setAsked(update_id)}>
                {say('drop')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== undefined}
        title={say('dropAsk')}
        action={{
          label: say('drop'),
          run: () => void (asked && drop(asked)),
        }}
        cancel={{ label: say('cancel'), run: () => setAsked(undefined) }}
      >
        {say('dropText')}
      </AlertDialog>
    </Card>
  )
}
