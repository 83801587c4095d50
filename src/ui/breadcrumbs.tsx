import css from './breadcrumbs.css?inline'
import { Icon } from './icon.tsx'
import { chevronIcon } from './icons.ts'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** "You are here" */
  label: string
  /** From the top level down. */
  above: readonly Readonly<{ href: string; title: string }>[]
  /** This page. */
  title: string
}>

/** The path to the current page, for visitors who arrived from elsewhere. */
export function Breadcrumbs({ label, above, title }: Props) {
  useStyles(css)
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {above.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <Icon path={chevronIcon} size={14} directed />
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
