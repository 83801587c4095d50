import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { completeUrl } from '../../../lib/complete-url.ts'

/** The picture, if there is one. */
export function GivingPicture({ picture }: Readonly<{ picture: string | undefined }>) {
  const { site } = useSurroundings()
  const src = picture && completeUrl(picture, site.host)?.href
  if (!src) return null
  return <img className="giving-picture" src={src} alt="" width={960} height={540} />
}

export function Part({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="giving-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
