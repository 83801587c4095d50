import * as v from 'valibot'
import { described } from './endpoint.ts'
import { paging } from './paging.input.ts'

export const adminWaitingList = described({
  summary: 'Who waits for tickets, in the order of joining, and to whom some are offered.',
  needs: 'tickets.viewlist',
  input: v.object(paging),
})
