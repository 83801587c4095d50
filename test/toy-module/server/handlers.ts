import type { Handler } from '../../../host-demo/server/identity/call.ts'
import { schedule } from '../../../host-demo/server/platform/jobs/schedule.ts'
import type { tombolaEndpoints } from '../endpoints.ts'
import { readTombola } from './stock.ts'

export const tombola: Handler<typeof tombolaEndpoints.tombola> = async call =>
  readTombola(call.context.db, (await call.event()).id)

export const drawTombola: Handler<typeof tombolaEndpoints.drawTombola> = async call => {
  const { db, jobs } = call.context
  await schedule(db, { kind: 'draw-tombola', key: (await call.event()).id })
  jobs.wake()
  return {}
}
