import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { tickets } from './tickets.store.ts'

/** How many tickets of each type are held for this visitor. */
export function useReserved(): Readonly<Record<string, number>> {
  const { site } = useSurroundings()
  const { reserved } = useStore(tickets(site).$state).metaData
  return reserved && reserved.until > Date.now() ? reserved.types : nothing
}

const nothing = {}
