import * as v from 'valibot'
import type * as inputs from './agendas.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, instant, maybe, yesNo } from './wire.ts'

const session = v.object({
  session_id: v.string(),
  title: v.string(),
  description: v.string(),
  location: maybe(v.string()),
  starts_at: instant(),
  ends_at: instant(),
  /** How many may still choose it. Absent: unlimited. */
  left: maybe(count()),
})

/** A part of the programme. Its sessions are alternatives. */
const agenda = v.object({
  agenda_id: v.string(),
  title: v.string(),
  /** Must each guest choose one of its sessions? */
  required: yesNo(),
  /** The tickets that it is for. Absent: all. */
  ticket_type_ids: maybe(v.array(v.string())),
  sessions: v.array(session),
})

export const agendaList = v.array(agenda)

export const agendas = endpoint<typeof inputs.agendas>()({
  method: 'GET',
  path: '/agendas',
  scope: 'event',
  access: 'open',
  output: v.object({ agendas: agendaList }),
})

export const chooseAgendas = endpoint<typeof inputs.chooseAgendas>()({
  method: 'PUT',
  path: '/tickets/guests/:guest_ticket_id/agendas',
  scope: 'event',
  access: 'anyone',
  output: v.object({ session_ids: v.array(v.string()) }),
})

export type Agenda = OutputOf<{ output: typeof agenda }>
export type AgendaSession = Agenda['sessions'][number]
