import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { endpoints } from '../../src/api/table.ts'
import type { TestDatabase } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'

/** A server with helpers for tests of the auction. Call it in a `describe`. */
export function useAuction(database: TestDatabase) {
  const auction = {
    demo: undefined as unknown as DemoServer,
    pushed: [] as Push[],
    bid: (
      lot: string,
      amount: number,
      token: string,
      key: string = randomUUID(),
      seen: { on_floor?: 'yes' | 'no' } = {},
    ) =>
      auction.demo.call(endpoints.placeBid, { auction_item_id: lot, idempotency_key: key, amount, ...seen }, { token }),
    read: async (lot: string) =>
      (await auction.demo.call(endpoints.auctionItem, { auction_item_id: lot, event })).output,
    logOf: (lot: string) =>
      auction.demo.context.db
        .selectFrom('auction_log')
        .selectAll()
        .where('lot_id', '=', lot)
        .orderBy('sequence')
        .execute(),
    winsOf: (lot: string) =>
      auction.demo.context.db.selectFrom('lot_wins').selectAll().where('lot_id', '=', lot).execute(),
    /** Sets when winners' saved cards are charged. null: never. */
    chargeAfter: (charge_after_minutes: number | null) =>
      auction.demo.context.db
        .updateTable('auctions')
        .set({ charge_after_minutes })
        .where('event_id', '=', event)
        .execute(),
    alertsTo: (userId: string) => auction.pushed.filter(({ channel }) => channel.endsWith(userId)),
    /** Runs a job that is not due yet. */
    async runNow(kind: string, key: string) {
      const soon = { run_at: new Date(0) }
      await auction.demo.context.db
        .updateTable('jobs')
        .set(soon)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute()
      await auction.demo.context.jobs.runNow({ kind, key })
    },
    /** Closes a lot like its job, with the clock that many minutes ahead. */
    async close(lot: string, minutes = 10) {
      ahead = minutes * 60_000
      await auction.runNow('close-lot', lot)
      ahead = 0
    },
    setAhead(minutes: number) {
      ahead = minutes * 60_000
    },
    /** @returns a function that starts the clock again */
    stopClock() {
      stoppedAt = Date.now()
      return () => {
        stoppedAt = undefined
      }
    },
    organiser: (...permissions: string[]) => organiser(auction.demo, event, permissions),
  }
  let ahead = 0
  let stoppedAt: number | undefined
  beforeAll(async () => {
    auction.demo = await startDemo(database, {
      now: () => new Date((stoppedAt ?? Date.now()) + ahead),
      publisher: { publishBatch: async batch => void auction.pushed.push(...batch) },
    })
  }, 60_000)
  afterAll(() => auction.demo.close())
  return auction
}
