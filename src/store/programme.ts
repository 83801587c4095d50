import { type Agenda, agendas } from '../api/agendas.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** The event's programme, with how many places are left. */
export const programme = defineSlice('programme', ({ environment, client, event }) =>
  createResource<readonly Agenda[]>({
    environment,
    load: async () => (await client.call(agendas, { event })).agendas,
  }),
)
