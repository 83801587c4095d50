import type { Generated } from 'kysely'
import type { Json } from '../../../platform/db/schema.ts'

declare module '../../../platform/db/schema.ts' {
  interface Database {
    agendas: AgendaTable
    agenda_sessions: AgendaSessionTable
    agenda_choices: { guest_ticket_id: string; session_id: string }
    /** What was chosen in the checkout. `seat`: the seat's index in the line, from 0. */
    agenda_line_choices: { order_line_id: number; seat: number; session_id: string }
  }
}

/** A part of the programme with sessions to choose from, such as the start times of a run. */
interface AgendaTable {
  id: string
  event_id: string
  title: string
  /** Must each guest choose one of its sessions? */
  required: boolean
  /** The ticket types that it is for. Null: all. */
  ticket_type_ids: Json<readonly string[]> | null
  place: number
}

interface AgendaSessionTable {
  id: string
  agenda_id: string
  title: string
  description: Generated<string>
  location: string | null
  starts_at: Date
  ends_at: Date
  /** Null: unlimited. */
  capacity: number | null
  /** How many seats have chosen it. Unpaid ones are not included, because they are holds. */
  chosen: Generated<number>
  /** Nobody else can choose it. Earlier choices stay. */
  closed: Generated<boolean>
}
