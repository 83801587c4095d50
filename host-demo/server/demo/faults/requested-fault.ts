import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { endpoints } from '../../../../src/api/table.ts'
import type { EndpointName, Fault } from './fault.ts'
import { faults } from './list.ts'

/** Header and cookie by which a visitor requests faults: `html`, or `html@page`, several separated by commas. */
export const faultHeader = 'x-fayre-fault'
export const faultCookie = 'fayre-fault'

type Target = EndpointName | { part: string }

/**
 * The fault that this visitor requested for this call; the first of several.
 * @param targetOf what the call is for; asked only if the visitor has requested any fault
 */
export function requestedFault(http: Context, targetOf: () => Target | undefined): Fault | undefined {
  const asked = `${http.req.header(faultHeader) ?? ''},${getCookie(http, faultCookie) ?? ''}`
  const target = asked === ',' ? undefined : targetOf()
  if (target === undefined) return undefined
  for (const entry of asked.split(',')) {
    const [name, aim] = entry.trim().split('@')
    const fault = faults.find(known => known.name === name)
    if (fault && meets(fault, aim, target)) return fault
  }
  return undefined
}

function meets({ at }: Fault, aim: string | undefined, target: Target): boolean {
  if (typeof target === 'object') return at === 'parts' && (aim === undefined || target.part.startsWith(`${aim}-`))
  if (at === 'parts') return false
  return aim === undefined ? at.includes(target) : aim === target || aim === 'any'
}

/** The endpoint of a request. */
export function endpointOf(method: string, path: string): EndpointName | undefined {
  return patterns.find(([, endpoint, pattern]) => endpoint.method === method && pattern.test(path))?.[0]
}

const patterns = (Object.keys(endpoints) as EndpointName[]).map(name => {
  const endpoint = endpoints[name]
  return [name, endpoint, new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)] as const
})
