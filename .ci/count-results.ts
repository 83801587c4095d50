export interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** Reads a report of vitest's JSON reporter. Skipped tests and a missing report count as failures. */
export function countResults(report: string | undefined): Outcome {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as Report
  const silent = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(assertion => assertion.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + silent.length }
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}
