import type { ReactNode } from 'react'
import css from './definition-list.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  items: readonly Definition[]
}>

export type Definition = Readonly<{
  /** Unique within the list. */
  term: string
  detail: ReactNode
  /** A link or button to change the value. Its name says what it changes. */
  action?: ReactNode
}>

/** Names with values: the details of an order or a person. */
export function DefinitionList({ items }: Props) {
  useStyles(css)
  return (
    <dl className="definitions">
      {items.map(({ term, detail, action }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
          {action && <dd className="definitions-action">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
