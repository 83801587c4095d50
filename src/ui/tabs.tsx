import { useEffect, useRef } from 'react'
import { useStyles } from './styles.ts'
import css from './tabs.css?inline'

type Props = Readonly<{
  /** What the tabs are of: "Your account". */
  label: string
  items: readonly Tab[]
}>

export type Tab = Readonly<{
  href: string
  title: string
  current?: boolean
  /** How many things wait there. Absent: not counted. */
  count?: number
}>

/**
 * Links between the pages of one subject. Where they have no room beside each
 * other they scroll, and the current one is brought into sight.
 */
export function Tabs({ label, items }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find(item => item.current)?.href
  useStyles(css)

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!current || !list.current || !tab) return
    const { left, width } = list.current.getBoundingClientRect()
    const at = tab.getBoundingClientRect()
    list.current.scrollLeft += at.left + at.width / 2 - left - width / 2
  }, [current])

  return (
    <nav className="tabs" aria-label={label} part="tabs">
      <ul ref={list}>
        {items.map(({ href, title, current, count }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className="tabs-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
