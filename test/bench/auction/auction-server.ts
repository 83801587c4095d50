import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'

/** A message of the benchmark to the server's process. */
export interface Asked {
  readonly do: 'guests' | 'lot' | 'bare' | 'audit' | 'refused' | 'close'
  readonly count?: number
  readonly lot?: string
  /** When the lot closes. */
  readonly at?: string
}

export type AuctionServer = OwnServer<Asked>

/** Starts the reference server in a process of its own. */
export const startAuctionServer = (database: DatabaseConfig): Promise<AuctionServer> =>
  startOwnServer(new URL('server.ts', import.meta.url), database)
