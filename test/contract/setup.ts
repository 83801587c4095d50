import type { TestProject } from 'vitest/node'
import { startPostgresql } from '../postgresql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL where databases may be created. */
    postgresql: string
  }
}

/** One PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgresql = await startPostgresql()
  provide('postgresql', postgresql.url)
  return postgresql.stop
}
