import type { ReactNode } from 'react'
import { CardGrid } from './card-grid.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { useFirstFew } from './use-first-few.ts'

type Props = Readonly<{
  keys: readonly string[]
  /** Height of a placeholder below its picture, in pixels. */
  body: number
  /** A list item. */
  children: (key: string) => ReactNode
}>

/** As many as a row of a wide page has. */
const row = 4

/** A grid of cards whose first row is drawn before the rest. */
export function FirstCards({ keys, body, children: card }: Props) {
  const shown = useFirstFew(keys, row)
  const left = keys.length - shown.length
  return (
    <>
      <CardGrid>{shown.map(card)}</CardGrid>
      {/* New ones each time: browsers count those that move down for more cards as a layout shift. */}
      {left > 0 && <CardSkeletons key={left} count={left} said="" body={body} />}
    </>
  )
}
