import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { alertIcon, closeIcon, errorIcon, infoIcon, successIcon } from './icons.ts'
import css from './notice.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<
  {
    kind: 'info' | 'success' | 'warning' | 'error'
    /** Says what kind of notice it is: "Payment declined". */
    title: string
    children?: ReactNode
    /** A button or a link. */
    action?: ReactNode
    /** Announced elsewhere, so it needs no live region of its own. */
    silent?: boolean
  } & ({ onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined })
>

/** Stays until it is closed. Warnings and errors are announced at once, the others politely. */
export function Notice({ kind, title, children, action, silent, onClose, closeLabel }: Props) {
  useStyles(css)
  return (
    <div
      className={`notice notice-${kind}`}
      part="notice"
      role={silent ? undefined : kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Icon path={icons[kind]} size={22} />
      <div className="notice-body">
        <p className="notice-title">{title}</p>
        {children}
        {action && <div className="notice-action">{action}</div>}
      </div>
      {onClose && (
        <Button variant="quiet" label={closeLabel} onClick={onClose}>
          <Icon path={closeIcon} size={18} />
        </Button>
      )}
    </div>
  )
}

const icons = { info: infoIcon, success: successIcon, warning: alertIcon, error: errorIcon }
