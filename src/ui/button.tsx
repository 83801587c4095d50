import type { MouseEvent, ReactNode } from 'react'
import css from './button.css?inline'
import { holdPress, isTakenBack } from './press.ts'
import { Ring } from './ring.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** What it does, and what it costs: "Donate £50". */
  children: ReactNode
  /** One primary button per view; the others are quieter. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Default: button. */
  type?: 'button' | 'submit'
  /** Takes the width of its place. */
  wide?: boolean
  /** Cannot be used now; still reached by keyboard, so that it can be found and asked why. */
  disabled?: boolean
  /** At work: takes no second click, shows `busyLabel` in the same width. */
  busy?: boolean
  /** Default: the label stays. */
  busyLabel?: ReactNode
  /** Id of what explains the button, such as why it is disabled. */
  describedBy?: string
  /** The name, where the children show a picture alone. */
  label?: string
  /** In a dialog: takes the focus as it opens. */
  initialFocus?: boolean
  onClick?: () => void
}>

export function Button(props: Props) {
  const { variant = 'secondary', type = 'button', busy = false, disabled = false } = props
  useStyles(css)

  function click(event: MouseEvent<Element>) {
    // A block may stand inside a link of the page: a click here must not follow it.
    const isOff = busy || disabled || isTakenBack(event)
    if (type === 'button' || isOff) event.preventDefault()
    if (!isOff) props.onClick?.()
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
      onPointerDown={holdPress}
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
