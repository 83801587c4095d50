import { useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCode } from '../../../hooks/use-code.ts'
import { useReturnToCard } from '../../../hooks/use-return-to-card.ts'
import { CardGrid } from '../../../ui/card-grid.tsx'
import { lots } from '../lots.store.ts'
import type { GridProps } from './grid-props.ts'
import { ListCard } from './list-card.tsx'

/** With more cards than this, only those near the viewport are rendered. */
const mostRendered = 100

/** The cards of a list. */
export function LotGrid(props: GridProps) {
  return props.ids.length > mostRendered ? <Windowed {...props} /> : <Whole {...props} />
}

const load = () => import('./windowed-grid.tsx')

/** Shows the first cards until the code for all of them has loaded. */
function Windowed(props: GridProps) {
  const code = useCode(load)
  const first = useMemo(() => props.ids.slice(0, mostRendered), [props.ids])
  if (code.type !== 'ready') return <Whole {...props} ids={first} />
  const { WindowedGrid } = code.value
  return <WindowedGrid {...props} />
}

function Whole({ ids, isRows, own, hash }: GridProps) {
  const collection = lots(useSurroundings().site)
  useReturnToCard('lot-', hash)
  const cards = ids.map((id, at) => (
    <li key={id}>
      <ListCard collection={collection} id={id} isRow={isRows} eager={at < 4} own={own.get(id)} />
    </li>
  ))
  return isRows ? <ul className="lot-rows">{cards}</ul> : <CardGrid>{cards}</CardGrid>
}
