import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import type { FaultCase } from './fault-case.ts'
import { visited } from './visit.ts'

/** Cases where the specification wants nothing to be shown. */
const mayBeBlank = new Set(['settings-empty'])

/**
 * Runs one fault case. In addition to the case's own outcome, the page must never be blank and no exception uncaught.
 */
export async function runCase(browser: Browser, demo: string, { name, run }: FaultCase): Promise<void> {
  const { uncaught, isBlank } = await visited(browser, demo, run)
  assert.deepEqual(uncaught, [], 'exceptions that nobody caught')
  assert.equal(isBlank, mayBeBlank.has(name), 'is there something to be read?')
}
