import { paths, type RouteId } from './paths.ts'

/** Values for the `:names` of a path, not yet encoded. `rest` replaces `*`, one value per segment. */
type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamsOf<Segment> & ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Readonly<Record<Name, string>>
    : Path extends '*'
      ? Readonly<{ rest?: readonly string[] }>
      : unknown

export type Query = Readonly<Record<string, string | undefined>>

/** Options of `pathTo`; may be left out if the path has no parameters. */
export type PathInput<Id extends RouteId> = Readonly<{ query?: Query }> & ParamsOf<(typeof paths)[Id]>

export type PathArguments<Id extends RouteId> =
  Record<never, never> extends PathInput<Id> ? [id: Id, input?: PathInput<Id>] : [id: Id, input: PathInput<Id>]

/**
 * The path of a route below the microsite's base path: `pathTo('auction-item', { id: '7' })` is `/auction/items/7`.
 * `query` becomes the query string, without undefined values.
 */
export function pathTo<Id extends RouteId>(...[id, input]: PathArguments<Id>): string {
  const { query = {}, rest = [], ...params } = (input ?? {}) as AnyInput
  const segments = paths[id].split('/').flatMap(part => {
    if (part === '*') return rest
    return part[0] === ':' ? [params[part.slice(1)] ?? ''] : [part]
  })
  const path = segments.map(encodeURIComponent).join('/')
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

type AnyInput = { query?: Query; rest?: readonly string[] } & Record<string, string | undefined>
