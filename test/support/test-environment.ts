import type { Environment } from '../../src/lib/environment.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'
import { memoryStorage } from './memory-storage.ts'

export interface TestEnvironment extends Environment {
  server: FakeServer
  /** Reported problems, in order. */
  reports: { problem: unknown; context: string }[]
}

/** Fayre's environment, controlled by the test. */
export function testEnvironment(given: Partial<Environment> = {}): TestEnvironment {
  const server = createFakeServer()
  const reports: TestEnvironment['reports'] = []
  return {
    server,
    reports,
    fetch: server.fetch,
    storage: memoryStorage(),
    session: memoryStorage(),
    location: () => new URL('https://charity.example/gala'),
    report: (problem, context) => void reports.push({ problem, context }),
    ...given,
  }
}
