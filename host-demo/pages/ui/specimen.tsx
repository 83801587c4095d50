import type { ReactNode } from 'react'

/** A section with its heading. */
export function Specimen({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="specimen">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
