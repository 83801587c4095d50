import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'

export interface TemporaryFolder {
  readonly path: string
  remove(): void
}

/** A folder that is removed by `remove`, or when this process ends. */
export const temporaryFolder = (purpose: string): TemporaryFolder => folderIn(tmpdir(), purpose)

/**
 * Like `temporaryFolder`, but in memory if the system has room there. For databases: a copy of one is a thousand
 * files, which a disk takes seconds to write.
 */
export const folderInMemory = (purpose: string): TemporaryFolder =>
  folderIn(hasRoom(memory) ? memory : tmpdir(), purpose)

const memory = '/dev/shm'
const enough = 4 * 2 ** 30

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough
  } catch {
    return false
  }
}

function folderIn(parent: string, purpose: string): TemporaryFolder {
  const path = mkdtempSync(join(parent, `fayre-${purpose}-`))
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
