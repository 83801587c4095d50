import fc from 'fast-check'
import { sql } from 'kysely'
import { startDemo } from '../contract/demo-server.ts'
import type { TestDatabase } from '../databases.ts'
import { sales } from './actions.ts'
import { runSale } from './run-sale.ts'

interface Options {
  readonly seed: number
  readonly runs: number
  /** Ends the run early after this time. */
  readonly minutes?: number
  /** Negative control: the database lets baskets expire a minute after they were filled. */
  readonly forgetful?: boolean
}

/**
 * Plays random sales on a server and in the naive model.
 * @returns the differences with the smallest sale that shows them, and how many were played
 */
export async function runSales(
  database: Pick<TestDatabase, 'prepare'>,
  { seed, runs, minutes, forgetful = false }: Options,
): Promise<{ played: number; problem: string | undefined }> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const demo = await startDemo(database, { now })
  const { paymentIntents } = demo.context.stripe
  const cancel = paymentIntents.cancel.bind(paymentIntents)
  try {
    let paying: string | undefined
    Object.assign(paymentIntents, {
      async cancel(id: string) {
        if (id !== paying) return cancel(id)
        await demo.pay(id)
        throw new Error('It is paid')
      },
    })
    const stage = {
      demo,
      now: () => now().getTime(),
      wait(milliseconds: number) {
        ahead += milliseconds
      },
      payWhileEnding(intent: string | undefined) {
        paying = intent
      },
    }
    if (forgetful) for (const statement of forgetBaskets) await sql.raw(statement).execute(demo.context.db)
    const property = fc.asyncProperty(sales, async actions => {
      // Past the limits of one address.
      ahead += 16 * 60_000
      const problems = await runSale(stage, actions)
      if (problems.length) throw new Error(problems.join('\n'))
    })
    const limit = minutes === undefined ? {} : { interruptAfterTimeLimit: minutes * 60_000 }
    const result = await fc.check(property, { seed, numRuns: runs, endOnFailure: forgetful, ...limit })
    const problem = result.failed ? `${result.errorInstance}\n${fc.defaultReportMessage(result)}` : undefined
    return { played: result.numRuns, problem }
  } finally {
    await demo.close()
  }
}

const forgetBaskets = [
  `create function forget_basket() returns trigger language plpgsql as
   $$ begin new.expires_at = new.expires_at - interval '9 minutes'; return new; end $$`,
  'create trigger forget_basket before insert on ticket_reservations for each row execute function forget_basket()',
]
