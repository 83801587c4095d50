import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import type { FaultCase } from './fault-case.ts'
import { visited } from './visit.ts'

/** Where the specification wants nothing to be shown. */
const mayBeBlank = new Set(['settings-empty'])

/**
 * One fault, from its begin to its end. Beside the case's own end: the page
 * is never blank, and no exception goes uncaught.
 */
export async function runCase(browser: Browser, demo: string, { name, run }: FaultCase): Promise<void> {
  const { uncaught, isBlank } = await visited(browser, demo, run)
  assert.deepEqual(uncaught, [], 'exceptions that nobody caught')
  assert.equal(isBlank, mayBeBlank.has(name), 'is there something to be read?')
}
