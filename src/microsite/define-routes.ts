import { aliases, paths, type RouteId } from '../lib/paths.ts'
import type { Route, RouteLine } from './route.ts'

/** Defines the routes of one module by id. */
export function defineRoutes(lines: Readonly<Partial<Record<RouteId, RouteLine>>>): readonly Route[] {
  return (Object.entries(lines) as [RouteId, RouteLine][]).map(([id, line]) => {
    const { kind = 'public', skeleton = kind === 'checkout' ? kind : 'root' } = line
    return { ...line, id, paths: [paths[id], aliases[id]], kind, skeleton }
  })
}
