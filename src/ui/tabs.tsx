import { useEffect, useRef } from 'react'
import { useStyles } from './styles.ts'
import css from './tabs.css?inline'

type Props = Readonly<{
  /** The name of the navigation: "Your account". */
  label: string
  items: readonly Tab[]
  /** If there is space, a column beside the content. */
  isSide?: boolean
}>

export type Tab = Readonly<{
  href: string
  title: string
  /** `within`: the page that is shown is below this one. */
  current?: boolean | 'within'
  /** A count beside the label. Absent: no count. */
  count?: number
}>

/** Links between the pages of one subject. If they do not fit they scroll, with the current one in view. */
export function Tabs({ label, items, isSide = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find(item => item.current)?.href
  useStyles(css)

  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that are added later move the current one
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    const box = list.current
    if (!current || !box || !tab) return
    // Runs at once, and again when the window is narrowed.
    const observer = new ResizeObserver(() => {
      const { left, width } = box.getBoundingClientRect()
      const at = tab.getBoundingClientRect()
      box.scrollLeft += at.left + at.width / 2 - left - width / 2
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [current, items.length])

  return (
    <nav className={isSide ? 'tabs tabs-side' : 'tabs'} aria-label={label} part="tabs">
      <ul ref={list}>
        {items.map(({ href, title, current, count }) => (
          <li key={href}>
            <a href={href} aria-current={current === 'within' ? 'true' : current ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className="tabs-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
