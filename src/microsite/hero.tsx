import { type ReactNode, useLayoutEffect } from 'react'
import type { Hero as HeroSettings } from '../api/hero.ts'
import { useSurroundings } from '../hooks/context.ts'
import { completeUrl } from '../lib/complete-url.ts'
import { navbar } from '../store/navbar.ts'
import { useStyles } from '../ui/styles.ts'
import css from './hero.css?inline'

type Props = Readonly<{
  hero: HeroSettings
  title: string
  /** Shown above the title, such as the date. */
  before?: ReactNode
  /** Shown below the text: countdown, buttons. */
  children?: ReactNode
}>

/** The picture and text at the top of a page. The picture scrolls a little slower than the page. */
export function Hero({ hero: { picture, heading, text }, title, before, children }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const hasPicture = picture !== undefined
  useLayoutEffect(() => (hasPicture ? navbar(site).askWhiteMenu() : undefined), [site, hasPicture])
  return (
    <section className="hero" data-pictured={picture ? '' : undefined}>
      {picture && (
        <img className="hero-picture" src={completeUrl(picture, site.host)?.href} alt="" fetchPriority="high" />
      )}
      <div className="hero-words">
        {before}
        <h1 className="hero-title">{heading ?? title}</h1>
        {text && <p className="hero-text">{text}</p>}
        {children}
      </div>
    </section>
  )
}
