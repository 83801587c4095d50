import type { endpoints } from '../../../src/api/table.ts'
import { readTotal } from '../db/totals.ts'
import type { Handler } from '../http/call.ts'

export const donationTotal: Handler<typeof endpoints.donationTotal> = async call =>
  readTotal(call.context.db, await call.event())
