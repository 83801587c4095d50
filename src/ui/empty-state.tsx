import type { ReactNode } from 'react'
import css from './empty-state.css?inline'
import { Icon } from './icon.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** One of `icons.ts`. */
  icon: string
  /** What is not there: "No bids yet". */
  title: string
  /** Of its heading. Default: 2. */
  level?: 2 | 3
  /** What will be here. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}>

/** A place that is still empty: what it is for, and the one thing to do. */
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
