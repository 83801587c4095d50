import fc from 'fast-check'
import { sql } from 'kysely'
import { startDemo } from '../contract/demo-server.ts'
import type { TestDatabase } from '../databases.ts'
import { auctions } from './actions.ts'
import { openRoom, runAuction } from './run-auction.ts'

interface Options {
  readonly seed: number
  readonly runs: number
  /** Negative control: the database falsifies the price of every third bid. */
  readonly spoilt?: boolean
}

/**
 * Plays random auctions on a server and in the naive model.
 * @returns the differences, with the smallest auction that shows them
 */
export async function runAuctions(
  database: Pick<TestDatabase, 'prepare'>,
  { seed, runs, spoilt = false }: Options,
): Promise<string | undefined> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const demo = await startDemo(database, { now })
  try {
    const wait = (milliseconds: number) => {
      ahead += milliseconds
    }
    const room = await openRoom(demo, { wait, now: () => now().getTime() })
    if (spoilt) for (const statement of spoilPrices) await sql.raw(statement).execute(demo.context.db)
    const property = fc.asyncProperty(auctions, async auction => {
      // Past the limit of one person's bids.
      wait(60_000)
      const problems = await runAuction(room, auction)
      if (problems.length) throw new Error(problems.join('\n'))
    })
    const result = await fc.check(property, { seed, numRuns: runs, endOnFailure: spoilt })
    return result.failed ? `${result.errorInstance}\n${fc.defaultReportMessage(result)}` : undefined
  } finally {
    await demo.close()
  }
}

const spoilPrices = [
  `create function spoil_price() returns trigger language plpgsql as
   $$ begin new.price = new.price + 1; return new; end $$`,
  'create trigger spoil_price before update on lots for each row when (new.bid_count = 3) execute function spoil_price()',
]
