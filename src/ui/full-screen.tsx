import { type ReactNode, useId, useRef } from 'react'
import css from './full-screen.css?inline'
import { useStyles } from './styles.ts'
import { useModal } from './use-modal.ts'

/**
 * Covers the page with one thing that is to be known, while the page stays as
 * it is beneath: what was typed is there when it goes. Escape does not close
 * it. What it says is read out as it opens.
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
      // The browser closes by itself when Escape is pressed twice.
      onClose={() => ref.current?.isConnected && ref.current.showModal()}
    >
      <div id={id} className="full-screen-inner">
        {children}
      </div>
    </dialog>
  )
}
