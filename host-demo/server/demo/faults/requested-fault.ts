import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { endpoints } from '../../../../src/api/table.ts'
import type { EndpointName, Fault } from './fault.ts'
import { faults } from './list.ts'

/** Header and cookie by which a visitor requests faults: `html`, or `html@page`, several separated by commas. */
export const faultHeader = 'x-fayre-fault'
export const faultCookie = 'fayre-fault'

/** The fault that this visitor requested for this call; the first of several. */
export function requestedFault(http: Context, target: EndpointName | { part: string } | undefined): Fault | undefined {
  if (target === undefined) return undefined
  const asked = `${http.req.header(faultHeader) ?? ''},${getCookie(http, faultCookie) ?? ''}`
  for (const entry of asked.split(',')) {
    const [name, aim] = entry.trim().split('@')
    const fault = faults.find(known => known.name === name)
    if (fault && meets(fault, aim, target)) return fault
  }
  return undefined
}

function meets({ at }: Fault, aim: string | undefined, target: EndpointName | { part: string }): boolean {
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
