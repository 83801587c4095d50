import { adminAgendas, type DeskAgenda, type DeskAgendas, saveAgendas } from '../../../api/admin-guests.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'
import { sentAgenda } from './agendas.store.ts'

/** A session as typed. */
export interface TypedSession {
  readonly id: string | undefined
  readonly title: string
  readonly description: string
  readonly location: string
  /** As the values of `datetime-local` inputs. */
  readonly starts: string
  readonly ends: string
  readonly capacity: string
  readonly isClosed: boolean
  /** Guests who have chosen it, and those whose seats are being paid for. */
  readonly taken: number
}

/** The form's values for an agenda. Types and sessions are JSON lists. */
const valuesOf = (agenda: DeskAgenda | undefined, first: TypedSession) => ({
  title: agenda?.title ?? '',
  required: agenda?.requiredYN ? 'yes' : 'no',
  types: JSON.stringify(agenda?.ticket_type_ids ?? []),
  sessions: JSON.stringify(agenda?.sessions.map(typedSession) ?? [first]),
})

const typedSession = (session: DeskAgenda['sessions'][number]): TypedSession => ({
  id: session.session_id,
  title: session.title,
  description: session.description,
  location: session.location ?? '',
  starts: localTime(session.starts_at),
  ends: localTime(session.ends_at),
  capacity: String(session.capacity ?? ''),
  isClosed: session.closedYN,
  taken: session.chosen + session.held,
})

/** A new session, which begins when the one before ends, or with the event. */
export const newSession = (starts: string): TypedSession => ({
  ...{ id: undefined, title: '', description: '', location: '', starts, ends: starts },
  ...{ capacity: '', isClosed: false, taken: 0 },
})

export type AgendaValues = ReturnType<typeof valuesOf>

export const typesIn = ({ types }: Pick<AgendaValues, 'types'>): readonly string[] => JSON.parse(types)
export const sessionsIn = ({ sessions }: Pick<AgendaValues, 'sessions'>): readonly TypedSession[] =>
  JSON.parse(sessions)

interface Says {
  /** The message for an agenda without sessions. */
  readonly none: () => string
  readonly onSaved: (saved: DeskAgendas) => void
}

/**
 * The form of an agenda. All agendas are saved together, based on those that were read when the form was opened.
 * @param eventStarts ISO 8601
 */
export function createAgendaForm(
  site: Site,
  opened: DeskAgendas,
  agenda: DeskAgenda | undefined,
  { eventStarts, ...says }: Says & Readonly<{ eventStarts: string | undefined }>,
) {
  const call = userCall(site)
  const first = newSession(eventStarts ? localTime(eventStarts) : '')
  let latest = opened
  let own = agenda?.agenda_id
  const form = createForm<AgendaValues>({
    environment: site.environment,
    values: valuesOf(agenda, first),
    check(values) {
      const problems: { -readonly [K in keyof AgendaValues]?: Problems<AgendaValues>[K] } = {}
      const title = check(values.title, [required])
      if (title) problems.title = title
      const sessions = sessionsIn(values)
      if (!sessions.length) problems.sessions = { text: says.none() }
      else if (sessionFaults(sessions).length) problems.sessions = { key: 'invalid' }
      return problems
    },
    async send(values) {
      const { agendas, revision } = latest
      const edited = savedOn(agendas, own, values)
      const others = agendas.map(one => (one.agenda_id === edited.agenda_id ? edited : sentAgenda(one)))
      const input = edited.agenda_id
        ? { revision, agendas: others }
        : { revision, agendas: [...others, edited], idempotency_key: conflict.key() }
      says.onSaved(await call(saveAgendas, input))
    },
  })
  const conflict = createConflict(site, form, { kind: 'agenda', id: agenda?.agenda_id }, async id => {
    latest = await call(adminAgendas, {})
    own = id || undefined
    return valuesOf(latest.agendas.find(one => one.agenda_id === id) ?? agenda, first)
  })
  return { form, conflict }
}

/** A mistake in a session, and the field that has it. */
type SessionFault = Readonly<{
  field: string
  number: number
  fault: 'untitled' | 'beginless' | 'endless' | 'backwards' | 'noPlaces'
}>

/** Names a session's field. The first one also stands for all sessions. */
export const sessionField = (name: string, number: number) =>
  number === 1 && name === 'title' ? 'sessions' : `${name}-${number}`

export const sessionFaults = (sessions: readonly TypedSession[]): SessionFault[] =>
  sessions.flatMap(({ title, starts, ends, capacity }, index) => {
    const number = index + 1
    const at = (name: string, fault: SessionFault['fault']): SessionFault => ({
      ...{ field: sessionField(name, number), number, fault },
    })
    return [
      ...(title.trim() ? [] : [at('title', 'untitled')]),
      ...(starts ? [] : [at('starts', 'beginless')]),
      ...(ends ? [] : [at('ends', 'endless')]),
      ...(starts && ends && ends <= starts ? [at('ends', 'backwards')] : []),
      ...(capacity && Number(capacity) === 0 ? [at('capacity', 'noPlaces')] : []),
    ]
  })

/** What guests have chosen and gets another time or other tickets, and how many they are, counted in each session. */
export function movedBy(agenda: DeskAgenda | undefined, values: AgendaValues) {
  const isForOthers =
    [...(agenda?.ticket_type_ids ?? [])].sort().join() !== [...typesIn(values)].sort().join() && agenda !== undefined
  const taken = sessionsIn(values).filter(session => session.taken > 0)
  const retimed = taken.filter(({ id, starts, ends }) => {
    const before = agenda?.sessions.find(({ session_id }) => session_id === id)
    return before && (localTime(before.starts_at) !== starts || localTime(before.ends_at) !== ends)
  })
  const sessions = isForOthers ? taken : retimed
  return {
    isForOthers,
    isRetimed: retimed.length > 0,
    titles: sessions.map(({ title }) => title),
    guests: sessions.reduce((sum, session) => sum + session.taken, 0),
  }
}

type SentAgenda = InputOf<typeof saveAgendas>['agendas'][number]

/** An agenda that somebody else has deleted meanwhile is saved as a new one. */
function savedOn(agendas: readonly DeskAgenda[], agenda_id: string | undefined, values: AgendaValues): SentAgenda {
  const own = agendas.find(one => one.agenda_id === agenda_id)
  return {
    agenda_id: own?.agenda_id,
    title: values.title,
    requiredYN: values.required === 'yes' ? 'yes' : 'no',
    ticket_type_ids: [...typesIn(values)],
    sessions: sessionsIn(values).map(({ id, title, description, location, starts, ends, capacity, isClosed }) => {
      const before = own?.sessions.find(({ session_id }) => session_id === id)
      return {
        session_id: before?.session_id,
        title,
        description,
        location: location.trim() || null,
        starts_at: momentOf(starts, before?.starts_at),
        ends_at: momentOf(ends, before?.ends_at),
        capacity: capacity ? Number(capacity) : null,
        closedYN: isClosed ? ('yes' as const) : ('no' as const),
      }
    }),
  }
}
