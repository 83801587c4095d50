import type { ReactNode } from 'react'
import css from './picture-card.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  href: string
  /** The link's text: the whole card is clickable. */
  title: string
  /** Heading level. Default: 2. */
  level?: 2 | 3
  /** Shown in 16:9. Absent: an area in the brand's colour. */
  picture?: Readonly<{ src: string; alt: string }> | undefined
  /** Shown over the picture: a badge. */
  state?: ReactNode
  /** One or two lines. */
  children?: ReactNode
  /** The footer: a price, a meter. */
  foot?: ReactNode
  /** Visible at once: its picture is loaded eagerly. */
  eager?: boolean
}>

/** An item of a list that is shown with a picture: a lot, a prize, a fundraiser. */
export function PictureCard({ href, title, level = 2, picture, state, children, foot, eager }: Props) {
  useStyles(css)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="picture-card" part="card">
      <div className="picture-card-picture">
        {picture && (
          <img src={picture.src} alt={picture.alt} width={640} height={360} loading={eager ? 'eager' : 'lazy'} />
        )}
      </div>
      <div className="picture-card-body">
        <Heading className="picture-card-title">
          <a href={href}>{title}</a>
        </Heading>
        {state && <div className="picture-card-state">{state}</div>}
        {children}
        {foot && <div className="picture-card-foot">{foot}</div>}
      </div>
    </article>
  )
}
