import { useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useReturnToCard } from '../../../hooks/use-return-to-card.ts'
import { WindowedGrid as Grid } from '../../../ui/windowed-grid.tsx'
import { lots } from '../lots.store.ts'
import type { GridProps } from './grid-props.ts'
import { ListCard } from './list-card.tsx'

/** The same cards, but only rows near the viewport are rendered. */
export function WindowedGrid({ ids, isRows, own, hash }: GridProps) {
  const collection = lots(useSurroundings().site)
  const reach = useRef<(id: string) => void>(undefined)
  useReturnToCard('lot-', hash, id => reach.current?.(id))
  return (
    <Grid
      ids={ids}
      isRows={isRows}
      itemSize={isRows ? 168 : 380}
      onReach={to => {
        reach.current = to
      }}
    >
      {id => <ListCard collection={collection} id={id} isRow={isRows} eager={false} own={own.get(id)} />}
    </Grid>
  )
}
