import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './dialog.css?inline'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'
import { useStyles } from './styles.ts'
import { useModal } from './use-modal.ts'

type Props = Readonly<{
  open: boolean
  title: string
  /** Asked for by Escape, the close button or a click beside the dialog. Set `open` to false, or leave it. */
  onClose: () => void
  /** The close button's name. */
  closeLabel: string
  children: ReactNode
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode
  /** For what must be answered, or is under way: only `actions` close it. */
  persistent?: boolean
  /** Interrupts: its text is read out as it opens. */
  alert?: boolean
}>

/**
 * A native modal dialog in the block's own tree. Focus goes to the element
 * marked `data-initial-focus`, else to the heading, and comes back at the end.
 */
export function Dialog({ open, title, onClose, closeLabel, children, actions, persistent = false, alert }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useStyles(css)
  useModal(ref, open)

  function ask() {
    if (!persistent) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={open ? id : undefined}
      aria-describedby={open && alert ? `${id}-body` : undefined}
      onCancel={event => {
        event.preventDefault()
        ask()
      }}
      onClose={() => {
        // The event comes late: by then the dialog may be gone, or open once more.
        if (!open || !ref.current || ref.current.open) return
        // The browser closes by itself when Escape is pressed twice: `open` alone decides.
        ref.current.showModal()
        ask()
      }}
      onClick={event => {
        if (event.target === ref.current) ask()
      }}
    >
      {open && (
        <div className="dialog-sheet">
          <header className="dialog-header">
            <h2 id={id} className="dialog-title" tabIndex={-1}>
              {title}
            </h2>
            {!persistent && (
              <Button variant="quiet" label={closeLabel} onClick={onClose}>
                <Icon path={closeIcon} />
              </Button>
            )}
          </header>
          <div id={`${id}-body`} className="dialog-body">
            {children}
          </div>
          {actions && <footer className="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
