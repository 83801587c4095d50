import {
  adminAgendas,
  adminGuests,
  type DeskAgenda,
  type DeskAgendas,
  type DeskGuest,
  saveAgendas,
} from '../../../api/admin-guests.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import type { GuestsPage } from '../guests/guests.store.ts'
import { createTable } from '../table.store.ts'

export type DeskSession = DeskAgenda['sessions'][number]

/** The event's agendas as organisers edit them. */
export const deskAgendas = defineUserSlice('desk-agendas', site => {
  const call = userCall(site)
  const all = createResource<DeskAgendas>({ environment: site.environment, load: () => call(adminAgendas, {}) })

  /** Replaces all agendas. */
  const save = createCommand<readonly DeskAgenda[]>(site.environment, async agendas => {
    const state = all.$state.get()
    if (state.type !== 'ready') return
    try {
      const { revision } = state.value
      all.accept(await call(saveAgendas, { revision, agendas: agendas.map(sentAgenda) }))
    } catch (problem) {
      // Somebody else may have changed the agendas: the next try is based on the current ones.
      void all.refresh()
      throw problem
    }
  })
  return { all, save }
})

const yesNo = (is: boolean) => (is ? ('yes' as const) : ('no' as const))

/** An agenda as sent to the API. */
export const sentAgenda = ({ agenda_id, title, ticket_type_ids, requiredYN, sessions }: DeskAgenda) => ({
  ...{ agenda_id, title, ticket_type_ids },
  requiredYN: yesNo(requiredYN),
  sessions: sessions.map(({ chosen: _, held: __, closedYN, ...session }) => ({
    ...session,
    closedYN: yesNo(closedYN),
  })),
})

/** Must each guest choose from it, though it has fewer places than tickets that can still be sold? */
export const isShort = ({ requiredYN, places_left: places, tickets_left: tickets }: DeskAgenda) =>
  requiredYN && places !== undefined && places < tickets

/** Has nobody chosen any of its sessions? */
export const isUnused = ({ sessions }: DeskAgenda) => sessions.every(({ chosen, held }) => chosen + held === 0)

/** The guests who have chosen a session. */
export function createSessionGuests(site: Site, session_id: string) {
  const call = userCall(site)
  return createTable<DeskGuest, GuestsPage>(site.environment, ({ search, page, limit }) =>
    call(adminGuests, { session_id, search: search || undefined, page: String(page), limit: String(limit) }),
  )
}
