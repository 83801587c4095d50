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
  /** A button over the opposite corner of the picture. */
  corner?: ReactNode
  /** Shown above the title, such as a number. */
  over?: ReactNode
  /** Places the picture beside the text. */
  isRow?: boolean
  /** One or two lines. */
  children?: ReactNode
  /** The footer: a price, a meter. */
  foot?: ReactNode
  /** In view at once, so its picture is loaded eagerly. */
  eager?: boolean
}>

/** A list item with a picture: a lot, a prize, a fundraiser. */
export function PictureCard(props: Props) {
  const { href, title, level = 2, picture, state, corner, over, isRow, children, foot, eager } = props
  useStyles(css)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={isRow ? 'picture-card picture-card-row' : 'picture-card'} part="card">
      <div className="picture-card-picture">
        {picture && (
          <img src={picture.src} alt={picture.alt} width={640} height={360} loading={eager ? 'eager' : 'lazy'} />
        )}
      </div>
      <div className="picture-card-body">
        {over && <div className="picture-card-over">{over}</div>}
        <Heading className="picture-card-title">
          <a href={href}>{title}</a>
        </Heading>
        {state && <div className="picture-card-state">{state}</div>}
        {corner && <div className="picture-card-corner">{corner}</div>}
        {children}
        {foot && <div className="picture-card-foot">{foot}</div>}
      </div>
    </article>
  )
}
