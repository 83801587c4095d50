/** The parts of an agenda that the rules need. Its sessions are alternatives: a guest chooses at most one of them. */
export interface ChoosableAgenda {
  readonly agenda_id: string
  readonly title: string
  /** Must each guest choose one of its sessions? */
  readonly required: boolean
  /** The ticket types that it is for. undefined: all. */
  readonly ticket_type_ids?: readonly string[] | undefined
  readonly sessions: readonly ChoosableSession[]
}

export interface ChoosableSession {
  readonly session_id: string
  readonly title: string
  /** ISO 8601. */
  readonly starts_at: string
  readonly ends_at: string
  /** How many may still choose it. undefined: unlimited. */
  readonly left?: number | undefined
}

export type AgendaProblem =
  | { readonly type: 'unknown'; readonly sessionId: string }
  /** Two sessions of one agenda. */
  | { readonly type: 'two'; readonly agenda: ChoosableAgenda }
  | { readonly type: 'clash'; readonly one: ChoosableSession; readonly other: ChoosableSession }
  | { readonly type: 'missing'; readonly agenda: ChoosableAgenda }

/** The agendas for a ticket type. */
export const agendasFor = <A extends ChoosableAgenda>(agendas: readonly A[], ticketTypeId: string | undefined): A[] =>
  agendas.filter(({ ticket_type_ids: ids }) => !ids || (ticketTypeId !== undefined && ids.includes(ticketTypeId)))

/**
 * The agendas with fewer places.
 * @param taken ids of sessions, each as often as other seats of the order take it
 * @param held the same, of sessions that are held for the order: their places count as free
 */
export const withoutTaken = <
  S extends ChoosableSession,
  A extends ChoosableAgenda & { readonly sessions: readonly S[] },
>(
  agendas: readonly A[],
  taken: readonly string[],
  held: readonly string[] = [],
): A[] =>
  agendas.map(agenda => ({
    ...agenda,
    sessions: agenda.sessions.map(session => {
      if (session.left === undefined) return session
      const countIn = (ids: readonly string[]) => ids.filter(id => id === session.session_id).length
      return { ...session, left: Math.max(0, session.left + countIn(held) - countIn(taken)) }
    }),
  }))

/** Must a guest choose from it? Nobody must where every place is taken. @param chosen the guest's own sessions */
export const mustChoose = ({ required, sessions }: ChoosableAgenda, chosen: readonly string[]): boolean =>
  required && sessions.some(({ session_id: id, left }) => left !== 0 || chosen.includes(id))

/** Do two sessions overlap? One may begin when the other ends. */
export const overlaps = (one: ChoosableSession, other: ChoosableSession): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at)

/**
 * The first problem with a guest's choices, if any. Whether a chosen session is full is for the server to decide.
 * @param agendas of the event
 * @param chosen ids of sessions
 */
export function agendaProblem(
  agendas: readonly ChoosableAgenda[],
  ticketTypeId: string | undefined,
  chosen: readonly string[],
): AgendaProblem | undefined {
  const own = agendasFor(agendas, ticketTypeId)
  const sessions: ChoosableSession[] = []
  for (const sessionId of new Set(chosen)) {
    const session = own.flatMap(agenda => agenda.sessions).find(({ session_id }) => session_id === sessionId)
    if (!session) return { type: 'unknown', sessionId }
    sessions.push(session)
  }
  for (const agenda of own) {
    const count = agenda.sessions.filter(session => sessions.includes(session)).length
    if (count > 1) return { type: 'two', agenda }
    if (count === 0 && mustChoose(agenda, chosen)) return { type: 'missing', agenda }
  }
  for (const [index, one] of sessions.entries()) {
    const other = sessions.slice(index + 1).find(later => overlaps(one, later))
    if (other) return { type: 'clash', one, other }
  }
  return undefined
}
