import css from './sponsor-strip.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** "With thanks to" */
  title: string
  sponsors: readonly Readonly<{ name: string; logo?: string | undefined; href?: string | undefined }>[]
}>

/** The event's sponsors. All logos have the same height and background, so that none stands out. */
export function SponsorStrip({ title, sponsors }: Props) {
  useStyles(css)
  if (!sponsors.length) return null
  return (
    <section className="sponsors" aria-label={title} part="sponsors">
      <p className="sponsors-title">{title}</p>
      <ul>
        {sponsors.map(({ name, logo, href }) => {
          const shown = logo ? <img src={logo} alt={name} height={44} loading="lazy" /> : name
          return (
            <li key={name}>
              {href ? (
                <a className="sponsor" href={href} rel="noopener">
                  {shown}
                </a>
              ) : (
                <span className="sponsor">{shown}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
