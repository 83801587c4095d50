import type { Route } from './route.ts'

export interface Match {
  route: Route
  /** Decoded. What `*` stands for is under `rest`, without a slash at its begin. */
  params: Readonly<Record<string, string>>
}

/**
 * The route of a path. Words win over `:id`, and `:id` over `*`, wherever in
 * the table they stand: `/poll/poll-success` is no poll. A slash at the end
 * means nothing.
 * @param path below the base path, without query and hash
 * @returns undefined where no route is that deep
 */
export function matchRoute(routes: readonly Route[], path: string): Match | undefined {
  const segments = segmentsOf(path).map(decodedSegment)
  let best: (Match & { rank: string }) | undefined
  for (const route of routes) {
    for (const pattern of route.paths) {
      const found = matched(segmentsOf(pattern), segments)
      if (found && (!best || found.rank < best.rank)) best = { route, ...found }
    }
  }
  return best && { route: best.route, params: best.params }
}

/** `rank`: a letter per segment, a word's before a parameter's before the rest's. */
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

/** What no browser writes stays as it was typed. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
