import { type ReactNode, useEffect, useId, useRef } from 'react'
import { announceIn } from './announcer.ts'
import { Button } from './button.tsx'
import css from './dialog.css?inline'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'
import { lockScroll } from './scroll-lock.ts'
import { useStyles } from './styles.ts'

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
}>

/**
 * A native modal dialog in the block's own tree. Focus goes to the element
 * marked `data-initial-focus`, else to the heading, and comes back at the end.
 */
export function Dialog({ open, title, onClose, closeLabel, children, actions, persistent = false }: Props) {
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
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        ask()
      }}
      onClose={() => {
        // The browser closes by itself when Escape is pressed twice: `open` alone decides.
        if (!open) return
        ref.current?.showModal()
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
          <div className="dialog-body">{children}</div>
          {actions && <footer className="dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}

function useModal(ref: { current: HTMLDialogElement | null }, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]')
    ;(first ?? dialog.querySelector<HTMLElement>('.dialog-title'))?.focus()
    const unlock = lockScroll()
    const unhome = announceIn(dialog)
    return () => {
      unhome()
      unlock()
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [ref, open])
}
