import type { Endpoint } from '../../../../src/api/endpoint.ts'
import { headers } from '../../../../src/api/headers.ts'

const text = { schema: { type: 'string' } } as const

/** The headers of every call that is not an open read. @param required must it name the event? */
export function headerParameters(scope: Endpoint['scope'], required = true) {
  const pageUrl = {
    name: headers.pageUrl,
    in: 'header',
    description: 'The address of the page, without parameters.',
    ...text,
  }
  const eventId = { name: headers.eventId, in: 'header', required, description: "The event's id.", ...text }
  return scope === 'event' ? [pageUrl, eventId] : [pageUrl]
}
