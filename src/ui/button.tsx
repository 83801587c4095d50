import type { MouseEvent, ReactNode } from 'react'
import css from './button.css?inline'
import { capturePress, isCancelledPress } from './press.ts'
import { Ring } from './ring.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** What the button does and, where it charges, how much: "Donate £50". */
  children: ReactNode
  /** One primary button per view; the others are quieter. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Default: button. */
  type?: 'button' | 'submit'
  /** Fills the width of its container. */
  wide?: boolean
  /** Disabled, but still focusable, so that keyboard users find it and hear why. */
  disabled?: boolean
  /** Busy: ignores clicks and shows `busyLabel` without changing its width. */
  busy?: boolean
  /** Default: the label stays. */
  busyLabel?: ReactNode
  /** Id of the element that explains the button, such as why it is disabled. */
  describedBy?: string
  /** The accessible name, where the children are only an icon. */
  label?: string
  /** In a dialog: receives the focus when it opens. */
  initialFocus?: boolean
  onClick?: () => void
}>

export function Button(props: Props) {
  const { variant = 'secondary', type = 'button', busy = false, disabled = false } = props
  useStyles(css)

  function click(event: MouseEvent<Element>) {
    // The block may be inside a link of the page, which must not be followed by a click here.
    const isOff = busy || disabled || isCancelledPress(event)
    if (type === 'button' || isOff) event.preventDefault()
    if (isOff) return
    props.onClick?.()
    const { form } = event.currentTarget as HTMLButtonElement
    if (type === 'submit' && form) submitSurely(form)
  }

  return (
    <button
      type={type}
      className={`button button-${variant}${props.wide ? ' button-wide' : ''}`}
      part={`button button-${variant}`}
      aria-disabled={busy || disabled ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={props.describedBy}
      aria-label={props.label}
      data-initial-focus={props.initialFocus ? '' : undefined}
      onPointerDown={capturePress}
      onClick={click}
    >
      <span className="button-label" data-away={busy ? '' : undefined}>
        {props.children}
      </span>
      {busy && (
        <span className="button-label">
          <Ring />
          {props.busyLabel ?? props.children}
        </span>
      )}
    </button>
  )
}

/**
 * Submits a form after a click on its button, even if the browser does not: in a frame that is sandboxed without
 * `allow-forms` it sends no submit event, and says so only in the console.
 */
function submitSurely(form: HTMLFormElement): void {
  let came = false
  form.addEventListener('submit', () => (came = true), { once: true })
  // The browser's own event would follow the click at once.
  setTimeout(() => came || form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
}
