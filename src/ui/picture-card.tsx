import type { ReactNode } from 'react'
import css from './picture-card.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  href: string
  /** The link's words: the whole card leads there. */
  title: string
  /** Of its heading. Default: 2. */
  level?: 2 | 3
  /** Shown in 16:9. Absent: the brand's colour. */
  picture?: Readonly<{ src: string; alt: string }> | undefined
  /** On the picture: a badge. */
  state?: ReactNode
  /** One or two lines. */
  children?: ReactNode
  /** At the foot: the price line, a meter. */
  foot?: ReactNode
  /** In sight at once: its picture does not wait. */
  eager?: boolean
}>

/** A thing of a list, that its picture speaks for: a lot, a prize, a fundraiser. */
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
