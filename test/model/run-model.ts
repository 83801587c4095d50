import fc from 'fast-check'
import { sql } from 'kysely'
import { startDemo } from '../contract/demo-server.ts'
import type { TestDatabase } from '../databases.ts'
import { sequences } from './actions.ts'
import { injectFaults } from './faults.ts'
import { runSequence } from './run-sequence.ts'

interface Options {
  readonly seed: number
  readonly runs: number
  /** Negative control: an order does not know which others it replaces, and no job ends them. */
  readonly unprotected?: boolean
}

/**
 * Runs random sequences against the naive model, each with links, codes and donors of its own.
 * @returns what went wrong, with the sequence that shows it
 */
export async function runModel(
  database: Pick<TestDatabase, 'prepare'>,
  { seed, runs, unprotected = false }: Options,
): Promise<string | undefined> {
  const demo = await startDemo(database)
  const faults = injectFaults(demo)
  if (unprotected) for (const statement of forgetReplacement) await sql.raw(statement).execute(demo.context.db)
  try {
    const property = fc.asyncProperty(sequences, async actions => {
      faults.begin()
      const problems = await runSequence(demo, faults, actions)
      // Without its jobs the control would also leave orders open, which proves nothing.
      const found = unprotected
        ? problems.filter(problem => /charged for what was paid|is paid \d/.test(problem))
        : problems
      if (found.length) throw new Error(found.join('\n'))
    })
    const result = await fc.check(property, { seed, numRuns: runs, endOnFailure: true })
    return result.failed ? `${result.errorInstance}\n${fc.defaultReportMessage(result)}` : undefined
  } finally {
    await demo.close()
  }
}

const forgetReplacement = [
  `create function forget_replacement() returns trigger language plpgsql as
   $$ begin new.replaced_by = null; return new; end $$`,
  'create trigger forget_replacement before update on orders for each row execute function forget_replacement()',
  'create function forget_job() returns trigger language plpgsql as $$ begin return null; end $$',
  `create trigger forget_job before insert on jobs for each row when (new.kind = 'end-order') execute function forget_job()`,
]
