import type { ReactNode } from 'react'
import css from './empty-state.css?inline'
import { Icon } from './icon.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** One of `icons.ts`. */
  icon: string
  /** What is missing: "No bids yet". */
  title: string
  /** Heading level. Default: 2. */
  level?: 2 | 3
  /** What will be shown here. */
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}>

/** Shown instead of an empty list: what will be here, and the one thing to do next. */
export function EmptyState({ icon, title, level = 2, children, action }: Props) {
  useStyles(css)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="empty-state" part="empty-state">
      <span className="empty-state-icon">
        <Icon path={icon} size={28} />
      </span>
      <Heading className="empty-state-title">{title}</Heading>
      {children && <div className="empty-state-text">{children}</div>}
      {action}
    </section>
  )
}
