import type { Environment } from './environment.ts'

/** The query parameter with the code that a sign-in on the platform returns to a charity's page. */
export const handoverCode = 'fayre_code'

interface VisitedSite {
  readonly environment: Pick<Environment, 'session' | 'location'>
  readonly host: string
  readonly event: string
}

interface Block {
  readonly site: VisitedSite
  readonly element: Element
}

/** The key in session storage of what the visitor was about to do. */
export const handoverGoal = ({ host, event }: Pick<VisitedSite, 'host' | 'event'>) => `fayre.goal ${host} ${event}`

/**
 * After a return from signing in: what the visitor was about to do in this block, if it was `act`. undefined: nothing, or
 * something else, or in another block.
 */
export function returningTo({ site, element }: Block, act: string): string | undefined {
  const { session, location } = site.environment
  if (!location().searchParams.has(handoverCode)) return undefined
  const [begun, id, position] = session?.getItem(handoverGoal(site))?.split(' ') ?? []
  // A page may insert its blocks one after another, so that the one that was left is not there yet.
  return begun === act && Number(position) === positionOf(element) ? id : undefined
}

/** Which of its page's blocks of the same kind it is. */
export const positionOf = (element: Element) =>
  [...(element.getRootNode() as ParentNode).querySelectorAll(element.localName)].indexOf(element)
