import type { endpoints } from '../../../../src/api/table.ts'
import { readTotal } from '../../checkout/totals.ts'
import type { Handler } from '../../identity/call.ts'

export const donationTotal: Handler<typeof endpoints.donationTotal> = async call =>
  readTotal(call.context.db, await call.event())
