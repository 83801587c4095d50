import type { RunningServer } from '../../host-demo/server/start-server.ts'
import { makeLot } from '../contract/lots.ts'
import { somebody } from '../contract/people.ts'
import { event } from './donor.ts'

/** A lot with its bidders, for the parent process. */
export interface Bidding {
  readonly lot: string
  readonly tokens: readonly string[]
}

export async function makeBidding(server: Pick<RunningServer, 'context'>): Promise<Bidding> {
  const number = 100_000 + Math.floor(Math.random() * 1e8)
  const lot = await makeLot(server, event, { number, proxy: false, increments: JSON.stringify([{ from: 0, step: 1 }]) })
  const tokens: string[] = []
  while (tokens.length < 4) tokens.push((await somebody(server)).token)
  return { lot, tokens }
}
