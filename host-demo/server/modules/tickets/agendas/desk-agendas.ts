import { randomUUID } from 'node:crypto'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { heldOf } from '../../../checkout/holds/holds.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { readOffers } from '../selling/list-tickets.ts'
import { saleState } from '../selling/refusals.ts'
import { lockOf } from '../selling/stock.ts'
import { type KeptAgenda, type KeptSession, kept, revisionOf } from './kept-agendas.ts'
import { tellOfMoved } from './moved-sessions.ts'
import { readAgendas, roomIn, sessionSubject } from './read-agendas.ts'
import { refuseWithoutPlaces, writeAgendas } from './write-agendas.ts'

export const adminAgendas: Handler<typeof endpoints.adminAgendas> = async call =>
  answerOf(call.context, (await call.event()).id)

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
      refuseWithoutPlaces(wanted)
      await writeAgendas(trx, event.id, wanted)
      const after = await kept(trx, event.id)
      if (revisionOf(after) === revisionOf(before)) return
      await tellOfMoved(trx, before, after)
      const action = { action: 'edit', kind: 'agendas', id: event.id, title: event.name }
      await recordAction(trx, call, { ...action, before: { agendas: before }, after: { agendas: after } })
    }),
  )
  context.jobs.wake()
  return answerOf(context, event.id)
}

export const undoableAgendas: Undoable = {
  needs: { edit: 'tickets.edit' },
  async read(trx, { rowLocks }, event) {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    return { agendas: await kept(trx, event.id) }
  },
  async restore(trx, _, event, __, value) {
    const wanted = (value?.agendas ?? []) as readonly KeptAgenda[]
    await tellOfMoved(trx, await kept(trx, event.id), wanted)
    await writeAgendas(trx, event.id, wanted)
  },
}

async function answerOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  eventId: string,
): Promise<InferInput<(typeof endpoints)['adminAgendas']['output']>> {
  const at = await databaseTime(db, now)
  const agendas = await readAgendas(db, eventId)
  const all = await kept(db, eventId)
  const chosen = new Map(agendas.flatMap(({ sessions }) => sessions.map(session => [session.id, session.chosen])))
  const { types, lefts } = await readOffers(db, eventId, at)
  const room = await roomIn(db, agendas)
  const onSale = types.filter(type => type.published && saleState(type, at) !== 'closed')
  const ticketsLeft = (ids: readonly string[] | null) =>
    onSale
      .filter(({ id }) => !ids || ids.includes(id))
      .reduce((sum, { id }) => sum + Math.max(0, lefts.get(id)?.left ?? 0), 0)
  const placesLeft = (sessions: readonly KeptSession[]) => {
    const each = sessions.map(({ session_id }) => room.get(session_id) ?? null)
    return each.reduce((sum, left) => (sum === null || left === null ? null : sum + left), 0 as number | null)
  }
  return {
    revision: revisionOf(all),
    types: types.map(({ id, title }) => ({ event_ticket_type_id: id, title })),
    agendas: await Promise.all(
      all.map(async agenda => ({
        ...agenda,
        ticket_type_ids: agenda.ticket_type_ids && [...agenda.ticket_type_ids],
        places_left: placesLeft(agenda.sessions),
        tickets_left: ticketsLeft(agenda.ticket_type_ids),
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

const changed = () =>
  new HttpError(409, {
    error: 'agendas_changed',
    error_description: 'Somebody has changed the programme since you opened it. Nothing of yours was saved yet.',
  })
