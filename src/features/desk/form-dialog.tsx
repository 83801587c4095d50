import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { Restored } from '../checkout/restored.tsx'
import type { Kept } from '../checkout/unsaved.store.ts'
import { deskMessages } from './desk.messages.ts'

type Props = Readonly<{
  title: string
  /** From `useForm`. */
  form: Readonly<{ props: Omit<ComponentProps<typeof Form>, 'children'>; busy: boolean }>
  kept: Kept
  /** The button that submits. Default: "Save". */
  action?: string
  /** Default: "Saving…" */
  busyLabel?: string
  /** Adds a button that changes nothing. */
  keep?: string
  onClose: () => void
  children: ReactNode
}>

/** A form in a dialog. It stays open until the server has answered, so that a failure is seen beside what was typed. */
export function FormDialog({ title, form, kept, action, busyLabel, keep, onClose, children }: Props) {
  const say = useMessages(deskMessages)
  return (
    <Dialog open title={title} persistent={form.busy} closeLabel={keep ?? say('close')} onClose={onClose}>
      <Form {...form.props} label={title}>
        <Restored {...kept} />
        {children}
        <div className="desk-dialog-actions">
          {keep && (
            <Button disabled={form.busy} onClick={onClose}>
              {keep}
            </Button>
          )}
          <Button variant="primary" type="submit" busy={form.busy} busyLabel={busyLabel ?? say('saving')}>
            {action ?? say('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
