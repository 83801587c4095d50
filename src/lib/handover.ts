import type { Environment } from './environment.ts'

/** The query parameter that brings a sign-in on the platform back to a charity's page. */
export const handoverCode = 'fayre_code'

interface Place {
  readonly environment: Pick<Environment, 'session' | 'location'>
  readonly host: string
  readonly event: string
}

/** In session storage: what the visitor was about to do. */
export const handoverGoal = ({ host, event }: Pick<Place, 'host' | 'event'>) => `fayre.goal ${host} ${event}`

/** Of a visitor who comes back from signing in: what they were about to `act` on. */
export function returningTo(place: Place, act: string): string | undefined {
  const { session, location } = place.environment
  if (!location().searchParams.has(handoverCode)) return undefined
  const [begun, ...id] = session?.getItem(handoverGoal(place))?.split(' ') ?? []
  return begun === act ? id.join(' ') : undefined
}
