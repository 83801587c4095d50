import type { Endpoint } from '../../src/api/endpoint.ts'
import type { endpoints } from '../../src/api/table.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import type { AnyHandler, Handler } from './identity/call.ts'
import { identityHandlers } from './identity/handlers.ts'
import type { Module } from './modules/module.ts'
import { modules } from './modules.ts'

/** One handler for each endpoint of a table, by name. */
type HandlersOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Endpoint ? Handler<Table[Name]> : never
}

const floors = { ...identityHandlers, ...checkoutHandlers }

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never

/** The modules' handlers. A missing or mismatched one is a type error below. */
const ofModules: All<(typeof modules)[number]['handlers']> = Object.assign({}, ...modules.map(one => one.handlers))

export const handlers: HandlersOf<typeof endpoints> = { ...floors, ...ofModules }

/**
 * The handlers of the floors and modules, by endpoint name.
 * @throws {Error} if two modules handle one endpoint
 */
export function handlersOf(list: readonly Module[]): ReadonlyMap<string, AnyHandler> {
  const all = new Map<string, AnyHandler>(Object.entries(floors))
  for (const module of list) {
    for (const [name, handler] of Object.entries(module.handlers)) {
      if (all.has(name)) throw new Error(`The module ${module.name} answers ${name}, which is answered already.`)
      all.set(name, handler)
    }
  }
  return all
}
