/** Plays a part of the random auctions in a process of its own, and sends the differences to its parent. */
import type { DatabaseConfig } from '../../host-demo/server/platform/config.ts'
import { runAuctions } from './run-auctions.ts'

export interface Part {
  readonly config: DatabaseConfig
  readonly seed: number
  readonly runs: number
}

const { config, ...options } = JSON.parse(process.argv[2] ?? '') as Part
const problem = await runAuctions({ prepare: async () => ({ config, drop: async () => {} }) }, options)
process.send?.({ problem })
process.disconnect?.()
