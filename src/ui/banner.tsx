import { type ReactNode, useId } from 'react'
import css from './banner.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  title: string
  children: ReactNode
  /** The answers: buttons of the same variant and size, so that none is favoured. */
  actions: ReactNode
}>

/** A question to every visitor. It is in the flow of the page, so it covers nothing and can stay unanswered. */
export function Banner({ title, children, actions }: Props) {
  const id = useId()
  useStyles(css)
  return (
    <section className="banner" aria-labelledby={id} part="banner">
      <div className="banner-inner">
        <div className="banner-words">
          <h2 id={id} className="banner-title">
            {title}
          </h2>
          {children}
        </div>
        <div className="banner-actions">{actions}</div>
      </div>
    </section>
  )
}
