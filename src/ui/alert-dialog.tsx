import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = Readonly<{
  open: boolean
  title: string
  /** What happened, or what would happen if the visitor confirms. */
  children: ReactNode
  action: Answer
  /** The button that changes nothing. It has the focus at first. */
  cancel?: Answer | undefined
}>

type Answer = Readonly<{ label: string; run: () => void }>

/**
 * A question the visitor must answer before anything else. Only its buttons close it; Escape presses `cancel`, where
 * there is one.
 */
export function AlertDialog({ open, title, children, action, cancel }: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      alert
      persistent={!cancel}
      closeLabel={cancel?.label ?? ''}
      onClose={() => cancel?.run()}
      actions={
        <>
          {cancel && (
            <Button initialFocus onClick={cancel.run}>
              {cancel.label}
            </Button>
          )}
          <Button variant="primary" initialFocus={!cancel} onClick={action.run}>
            {action.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
