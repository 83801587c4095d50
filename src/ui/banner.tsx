import { type ReactNode, useId } from 'react'
import css from './banner.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  title: string
  children: ReactNode
  /** Answers, each as easy as the others: buttons of one kind, which get one size. */
  actions: ReactNode
}>

/** A question to every visitor, in the flow of the page: it covers nothing and waits for as long as it is left alone. */
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
