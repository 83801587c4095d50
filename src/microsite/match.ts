import { decodedSegment } from '../lib/urls.ts'
import type { Route } from './route.ts'

export interface Match {
  route: Route
  /** Decoded. What `*` matches is under `rest`, without a leading slash. */
  params: Readonly<Record<string, string>>
}

/**
 * Finds the route of a path. A literal segment wins over `:id`, and `:id` over `*`, whatever the order of the table:
 * `/poll/poll-success` is not a poll. A trailing slash is ignored.
 * @param path below the base path, without query and hash
 * @returns undefined where no route matches
 */
export function matchRoute(routes: readonly Route[], path: string): Match | undefined {
  const segments = segmentsOf(path).map(decodedSegment)
  let best: (Match & { rank: string }) | undefined
  for (const route of routes) {
    for (const pattern of route.paths) {
      const found = pattern && matched(segmentsOf(pattern), segments)
      if (found && (!best || found.rank < best.rank)) best = { route, ...found }
    }
  }
  return best && { route: best.route, params: best.params }
}

/** `rank` sorts matches: one letter per segment, `a` for a literal, `b` for a parameter, `c` for the rest. */
function matched(pattern: readonly string[], segments: readonly string[]) {
  const params: Record<string, string> = {}
  let rank = ''
  for (const [at, part] of pattern.entries()) {
    if (part === '*') return { params: { ...params, rest: segments.slice(at).join('/') }, rank: `${rank}c` }
    const segment = segments[at]
    if (segment === undefined || (part[0] !== ':' && part !== segment)) return undefined
    if (part[0] === ':') params[part.slice(1)] = segment
    rank += part[0] === ':' ? 'b' : 'a'
  }
  return pattern.length === segments.length ? { params, rank } : undefined
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}
