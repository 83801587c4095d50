import * as v from 'valibot'
import { checkoutLines, linesOf } from '../../../src/api/checkout-input.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type { Origins } from './orders/payment-origin.ts'

type Endpoints = Readonly<Record<string, Endpoint>>

/** The endpoints, with `lines` of an input as the origins of the modules define them. */
export function withLinesOf(origins: Origins, endpoints: Endpoints): Endpoints {
  const inputs = Object.values(origins).flatMap(origin => origin?.input ?? [])
  const lines = linesOf(v.variant('origin', inputs))
  const withLines = (endpoint: Endpoint): Endpoint => {
    const { entries } = endpoint.input as Partial<v.ObjectSchema<v.ObjectEntries, undefined>>
    return entries?.lines === checkoutLines ? { ...endpoint, input: v.object({ ...entries, lines }) } : endpoint
  }
  return Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, withLines(endpoint)]))
}
