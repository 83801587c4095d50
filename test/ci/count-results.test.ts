import { expect, test } from 'vitest'
import { countResults } from '../../.ci/count-results.ts'

const report = (counts: object, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...counts })

test('counts what passed and what failed', () => {
  expect(countResults(report({ numPassedTests: 7, numFailedTests: 2 }))).toEqual({ passed: 7, failed: 2 })
})

test('counts a skipped test as failed', () => {
  expect(countResults(report({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 }))).toEqual({
    passed: 7,
    failed: 2,
  })
})

test('counts a file that does not load', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countResults(report({ numPassedTests: 2, numFailedTests: 1 }, files))).toEqual({ passed: 2, failed: 2 })
})

test('counts a missing report as a failure', () => {
  expect(countResults(undefined)).toEqual({ passed: 0, failed: 1 })
})
