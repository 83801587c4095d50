/** The reference server with a sale of few seats, in a process of its own; `sale.ts` asks it over IPC. */
import type { Config } from '../../../host-demo/server/platform/config.ts'
import { startServer } from '../../../host-demo/server/start-server.ts'
import { makeType } from '../../contract/tickets.ts'

/** A message of the benchmark to the server's process. */
export type Asked =
  | { readonly do: 'open sale'; readonly seats: number }
  | { readonly do: 'cpu' }
  | { readonly do: 'count'; readonly type: string }

const event = 'riverside'

const server = await startServer(JSON.parse(process.argv[2] ?? '') as Config, { deliverWebhooks: false })
const { db } = server.context

async function answer(asked: Asked): Promise<unknown> {
  if (asked.do === 'open sale') return makeType(server, event, { capacity: asked.seats })
  if (asked.do === 'cpu') return process.cpuUsage()
  const type = db.selectFrom('ticket_types').select('sold').where('id', '=', asked.type)
  const seats = db.selectFrom('guest_tickets').select('id').where('ticket_type_id', '=', asked.type)
  return { sold: (await type.executeTakeFirstOrThrow()).sold, seats: (await seats.execute()).length }
}

process.on('message', (asked: Asked) => void answer(asked).then(answer => process.send?.({ answer })))
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: server.url, event })
