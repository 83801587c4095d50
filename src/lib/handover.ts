import type { Environment } from './environment.ts'

/** The query parameter with the code that a sign-in on the platform returns to a charity's page. */
export const handoverCode = 'fayre_code'

interface Place {
  readonly environment: Pick<Environment, 'session' | 'location'>
  readonly host: string
  readonly event: string
}

/** The key in session storage of what the visitor was about to do. */
export const handoverGoal = ({ host, event }: Pick<Place, 'host' | 'event'>) => `fayre.goal ${host} ${event}`

/**
 * After a return from signing in: what the visitor was about to do, if it was `act`. undefined: nothing, or something
 * else.
 */
export function returningTo(place: Place, act: string): string | undefined {
  const { session, location } = place.environment
  if (!location().searchParams.has(handoverCode)) return undefined
  const [begun, ...id] = session?.getItem(handoverGoal(place))?.split(' ') ?? []
  return begun === act ? id.join(' ') : undefined
}
