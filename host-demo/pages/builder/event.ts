import { apiPath } from '../../../src/api/endpoint.ts'
import { headers } from '../../../src/api/headers.ts'
import type { BrandFields } from '../../../src/lib/brand.ts'

/** What the builder needs to know of an event. */
export interface EventFacts {
  readonly event_path_name: string
  readonly name: string
  readonly currency: string
  readonly currency_decimals: number
  /** Minor units, like the maximum. */
  readonly donation_minimum: number
  readonly donation_maximum: number
  readonly branding: BrandFields
  readonly locale: string
}

/** Why nothing is known of an event. */
export type Unknown = 'missing' | 'unreachable'

const known = new Map<string, Promise<EventFacts | Unknown>>()

/** @param event path name. What could not be reached is asked for again next time. */
export function factsOf(event: string): Promise<EventFacts | Unknown> {
  const facts = known.get(event) ?? ask(event)
  known.set(event, facts)
  facts.then(answer => answer === 'unreachable' && known.delete(event))
  return facts
}

async function ask(event: string): Promise<EventFacts | Unknown> {
  try {
    const answer = await fetch(`${apiPath}/app/settings?${new URLSearchParams({ event })}`)
    if (answer.status === 404) return 'missing'
    return answer.ok ? ((await answer.json()) as EventFacts) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

type Named = Pick<EventFacts, 'event_path_name' | 'name'>

/** The events that the visitor may see: those of a demo, or of the accounts they are signed in to at this address. */
export async function listEvents(): Promise<Named[]> {
  const lists = await Promise.all([askEvents({}), ...tokens().map(askEvents)])
  return [...new Map(lists.flat().map(one => [one.event_path_name, one])).values()]
}

async function askEvents(sent: Record<string, string>): Promise<Named[]> {
  try {
    const answer = await fetch(`${apiPath}/events`, { headers: sent })
    return answer.ok ? ((await answer.json()) as { events: Named[] }).events : []
  } catch {
    return []
  }
}

/** The sessions of the microsites at this address, as `src/store/token.ts` stores them. */
function tokens(): Record<string, string>[] {
  try {
    return Object.entries(localStorage).flatMap(([key, token]) => {
      const [name, host, event] = key.split(' ')
      if (name !== 'fayre.token' || host !== location.origin || !event) return []
      return [{ authorization: `Bearer ${token}`, [headers.eventId]: event }]
    })
  } catch {
    return []
  }
}

/** The path name in the typed text: the text itself, or taken from the address of one of the event's pages. */
export function pathNameOf(typed: string): string {
  const text = typed.trim()
  const address = /^https?:\/\//.test(text) || !/[/.]/.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return text
  return new URL(address).pathname.split('/')[1] ?? ''
}
