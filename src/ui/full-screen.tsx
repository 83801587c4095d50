import { type ReactNode, useId, useRef } from 'react'
import css from './full-screen.css?inline'
import { useStyles } from './styles.ts'
import { useModal } from './use-modal.ts'

/**
 * Covers the page with one message. The page stays mounted below it, so nothing that was typed is lost. Escape does
 * not close it. Its text is announced when it opens.
 */
export function FullScreen({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useStyles(css)
  useModal(ref, true)
  return (
    <dialog
      ref={ref}
      className="full-screen"
      aria-label={label}
      aria-describedby={id}
      onCancel={event => event.preventDefault()}
      // Chromium closes the dialog by itself on a second Escape.
      onClose={() => ref.current?.isConnected && ref.current.showModal()}
    >
      <div id={id} className="full-screen-inner">
        {children}
      </div>
    </dialog>
  )
}
