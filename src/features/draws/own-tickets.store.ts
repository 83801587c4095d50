import { accountDrawTickets } from '../../api/draws.ts'
import { createResource } from '../../store/resource.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** The signed-in visitor's tickets in the event's draws. */
export const ownTickets = defineUserSlice('draw-tickets', site =>
  createResource({ environment: site.environment, load: () => userCall(site)(accountDrawTickets, {}) }),
)
