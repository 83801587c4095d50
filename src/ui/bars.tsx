import css from './bars.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

export type Bar = Readonly<{
  key: string
  label: string
  /** Said after the label of a bar that is the visitor's own: "your vote". */
  own?: string | undefined
  /** The value in figures: "41 votes, 31%". */
  figures: string
  /** From 0 to 1. */
  share: number
}>

/** Shares of a whole as bars, each with its value in figures: for everybody a list, whose bars only repeat the text. */
export function Bars({ bars }: Readonly<{ bars: readonly Bar[] }>) {
  useStyles(css)
  return (
    <ul className="bars">
      {bars.map(({ key, label, own, figures, share }) => (
        <li key={key} className={own ? 'bars-own' : undefined}>
          <span className="bars-label">
            {label}
            {own && <small> ({own})</small>}
          </span>
          <span className="bars-figures">{figures}</span>
          <span className="bars-bar" aria-hidden="true" style={variables({ '--_share': share })} />
        </li>
      ))}
    </ul>
  )
}
