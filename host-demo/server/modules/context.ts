import type { Endpoint } from '../../../src/api/endpoint.ts'
import type { Path } from '../../../src/lib/paths.ts'
import type { Module } from './module.ts'

declare module '../platform/context.ts' {
  interface Context {
    readonly modules: readonly Module[]
    /** All endpoints of the API, by name. */
    readonly endpoints: Readonly<Record<string, Endpoint>>
    /** The paths of the microsite's routes, by id. */
    readonly paths: Readonly<Record<string, Path>>
  }
}
