import type { ReactNode } from 'react'

/** A part of the page under its own heading. */
export function Specimen({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="specimen">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
