import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'

/** A folder that is removed by `remove`, or when this process ends. */
export function temporaryFolder(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `fayre-${purpose}-`))
  const removeNow = () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  const forget = atExit(removeNow)
  return {
    path,
    remove() {
      forget()
      removeNow()
    },
  }
}
