import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './dialog.css?inline'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'
import { useStyles } from './styles.ts'
import { ours, useModal } from './use-modal.ts'

type Props = Readonly<{
  open: boolean
  title: string
  /** Called on Escape, the close button or a click on the backdrop. The caller sets `open` to false, or ignores it. */
  onClose: () => void
  /** The close button's name. */
  closeLabel: string
  children: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  /** For a question that must be answered, or work in progress: only `actions` close it. */
  persistent?: boolean
  /** Makes it an `alertdialog`: its text is announced when it opens. */
  alert?: boolean
}>

/**
 * A native modal dialog in the block's own shadow root. On opening, focus goes to the element marked `data-initial-
 * focus`, else to the heading; on closing, it returns to where it was.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
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
        // The close event is asynchronous: by now the dialog may be unmounted, or open again.
        if (!open || !ref.current || ref.current.open || ref.current.returnValue === ours) return
        // Chromium closes the dialog by itself on a second Escape. Only `open` may close it, so it is opened again.
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
