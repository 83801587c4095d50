import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { heldOf } from '../../../checkout/holds/holds.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { lockOf } from '../selling/stock.ts'
import { readAgendas, sessionSubject } from './read-agendas.ts'

/** An agenda as the audit log stores it. */
interface KeptAgenda {
  readonly agenda_id: string
  readonly title: string
  readonly requiredYN: 'yes' | 'no'
  readonly ticket_type_ids: readonly string[] | null
  readonly sessions: readonly KeptSession[]
}

interface KeptSession {
  readonly session_id: string
  readonly title: string
  readonly description: string
  readonly location: string | null
  readonly starts_at: string
  readonly ends_at: string
  readonly capacity: number | null
  readonly closedYN: 'yes' | 'no'
}

export const adminAgendas: Handler<typeof endpoints.adminAgendas> = async call =>
  answerOf(call.context.db, (await call.event()).id)

export const saveAgendas: Handler<typeof endpoints.saveAgendas> = async call => {
  const { context, input } = call
  const { db, rowLocks } = context
  const event = await call.event()
  const wanted = input.agendas.map(agenda => ({
    agenda_id: agenda.agenda_id ?? `agd_${randomUUID().replaceAll('-', '')}`,
    title: agenda.title,
    requiredYN: agenda.requiredYN,
    ticket_type_ids: agenda.ticket_type_ids?.length ? agenda.ticket_type_ids : null,
    sessions: agenda.sessions.map(session => ({
      ...session,
      session_id: session.session_id ?? `ses_${randomUUID().replaceAll('-', '')}`,
    })),
  }))
  const added = wanted.find((_, index) => !input.agendas[index]?.agenda_id)
  await inTransaction(db, trx =>
    addOnce(trx, call, { kind: 'agenda', id: added?.agenda_id ?? event.id }, async () => {
      await lockSubjects(trx, rowLocks, [lockOf(event.id)])
      const before = await kept(trx, event.id)
      if (revisionOf(before) !== input.revision) throw changed()
      refuseForeign(before, input.agendas)
      await write(trx, event.id, wanted)
      const after = await kept(trx, event.id)
      if (revisionOf(after) === revisionOf(before)) return
      const action = { action: 'edit', kind: 'agendas', id: event.id, title: event.name }
      await recordAction(trx, call, { ...action, before: { agendas: before }, after: { agendas: after } })
    }),
  )
  return answerOf(db, event.id)
}

export const undoableAgendas: Undoable = {
  needs: { edit: 'tickets.edit' },
  async read(trx, { rowLocks }, event) {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    return { agendas: await kept(trx, event.id) }
  },
  restore: (trx, _, event, __, value) => write(trx, event.id, (value?.agendas ?? []) as readonly KeptAgenda[]),
}

async function kept(db: Kysely<Database>, eventId: string): Promise<KeptAgenda[]> {
  return (await readAgendas(db, eventId)).map(({ id, title, required, ticket_type_ids, sessions }) => ({
    agenda_id: id,
    title,
    requiredYN: required ? 'yes' : 'no',
    ticket_type_ids: ticket_type_ids && [...ticket_type_ids],
    sessions: sessions.map(session => ({
      session_id: session.id,
      title: session.title,
      description: session.description,
      location: session.location,
      starts_at: session.starts_at.toISOString(),
      ends_at: session.ends_at.toISOString(),
      capacity: session.capacity,
      closedYN: session.closed ? 'yes' : 'no',
    })),
  }))
}

const revisionOf = (agendas: readonly KeptAgenda[]) => sha256(JSON.stringify(agendas))

async function answerOf(
  db: Kysely<Database>,
  eventId: string,
): Promise<InferInput<(typeof endpoints)['adminAgendas']['output']>> {
  const agendas = await readAgendas(db, eventId)
  const all = await kept(db, eventId)
  const chosen = new Map(agendas.flatMap(({ sessions }) => sessions.map(session => [session.id, session.chosen])))
  const types = await db
    .selectFrom('ticket_types')
    .select(['id as event_ticket_type_id', 'title'])
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
  return {
    revision: revisionOf(all),
    types,
    agendas: await Promise.all(
      all.map(async agenda => ({
        ...agenda,
        ticket_type_ids: agenda.ticket_type_ids && [...agenda.ticket_type_ids],
        sessions: await Promise.all(
          agenda.sessions.map(async session => ({
            ...session,
            chosen: chosen.get(session.session_id) ?? 0,
            held: await heldOf(db, sessionSubject(session.session_id)),
          })),
        ),
      })),
    ),
  }
}

interface Named {
  /** Absent: a new one. */
  readonly agenda_id?: string | null | undefined
  readonly sessions: readonly { readonly session_id?: string | null | undefined }[]
}

/** @throws {HttpError} 400 for an agenda or session of another event */
function refuseForeign(known: readonly Named[], sent: readonly Named[]): void {
  const idsOf = (agendas: readonly Named[]) =>
    agendas
      .flatMap(({ agenda_id, sessions }) => [agenda_id, ...sessions.map(({ session_id }) => session_id)])
      .filter(id => typeof id === 'string')
  const own = new Set(idsOf(known))
  const ids = idsOf(sent)
  if (new Set(ids).size === ids.length && ids.every(id => own.has(id))) return
  throw validationError({ agendas: { forPrograms: 'Each agenda and session is of this event, once' } })
}

/** Replaces the programme by this one. Needs the lock of the event's tickets. */
async function write(trx: Transaction<Database>, eventId: string, wanted: readonly KeptAgenda[]): Promise<void> {
  const known = await readAgendas(trx, eventId)
  const knownSessions = known.flatMap(({ sessions }) => sessions)
  const used = new Map<string, number>()
  for (const { id, chosen } of knownSessions) used.set(id, chosen + (await heldOf(trx, sessionSubject(id))))
  const sessions = wanted.flatMap(agenda => agenda.sessions)
  for (const { id, title } of knownSessions) {
    if (used.get(id) && !sessions.some(({ session_id }) => session_id === id)) {
      throw validationError({ sessions: { sentence: 'Guests have chosen {title}, so it stays', values: { title } } })
    }
  }
  for (const { session_id: id, title, capacity, starts_at, ends_at } of sessions) {
    const count = used.get(id) ?? 0
    if (capacity !== null && capacity < count) {
      throw validationError({
        sessions: { sentence: '{count} guests have chosen {title}: it needs as many places', values: { count, title } },
      })
    }
    if (new Date(ends_at) <= new Date(starts_at)) {
      throw validationError({ sessions: { sentence: '{title} must end after it begins', values: { title } } })
    }
  }
  const bare = wanted.find(({ requiredYN, sessions }) => requiredYN === 'yes' && !sessions.length)
  if (bare) {
    const sentence = 'Everybody must choose from {title}, so it needs something to choose'
    throw validationError({ sessions: { sentence, values: { title: bare.title } } })
  }
  const gone = knownSessions.filter(({ id }) => !sessions.some(({ session_id }) => session_id === id))
  if (gone.length) {
    const ids = gone.map(({ id }) => id)
    await trx.deleteFrom('agenda_sessions').where('id', 'in', ids).execute()
  }
  for (const [index, agenda] of wanted.entries()) {
    const values = {
      title: agenda.title,
      required: agenda.requiredYN === 'yes',
      ticket_type_ids: agenda.ticket_type_ids && JSON.stringify(agenda.ticket_type_ids),
      place: index + 1,
    }
    await trx
      .insertInto('agendas')
      .values({ id: agenda.agenda_id, event_id: eventId, ...values })
      .onConflict(conflict => conflict.column('id').doUpdateSet(values).where('agendas.event_id', '=', eventId))
      .execute()
    for (const { session_id, starts_at, ends_at, closedYN, ...session } of agenda.sessions) {
      const times = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
      const row = { ...session, ...times, closed: closedYN === 'yes', agenda_id: agenda.agenda_id }
      await trx
        .insertInto('agenda_sessions')
        .values({ id: session_id, ...row })
        .onConflict(conflict =>
          conflict
            .column('id')
            .doUpdateSet(row)
            .where('agenda_sessions.agenda_id', 'in', db =>
              db.selectFrom('agendas').select('id').where('event_id', '=', eventId),
            ),
        )
        .execute()
    }
  }
  const empty = known.filter(({ id }) => !wanted.some(({ agenda_id }) => agenda_id === id)).map(({ id }) => id)
  if (empty.length) await trx.deleteFrom('agendas').where('id', 'in', empty).execute()
}

const changed = () =>
  new HttpError(409, {
    error: 'agendas_changed',
    error_description: 'Somebody has changed the programme since you opened it. Nothing of yours was saved yet.',
  })
