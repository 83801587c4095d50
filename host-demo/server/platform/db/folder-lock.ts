import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { ensureFolder } from './ensure-folder.ts'
import { beginningOf } from './process-beginning.ts'

interface FolderLock {
  release(): Promise<void>
}

/** Folders locked by this process: its own pid in a lock file proves nothing. */
const held = new Set<string>()

/**
 * Keeps a second server off an embedded database, which would silently lose data. Takes over the lock of a process that
 * has ended.
 * @throws {StartupError} if the folder is in use or cannot be written
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder)
  const file = join(path, 'server.lock')
  if (held.has(path)) throw inUse(folder, process.pid)
  held.add(path)
  try {
    await ensureFolder(path)
    await take(folder, file)
  } catch (problem) {
    held.delete(path)
    if (problem instanceof StartupError) throw problem
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new StartupError(`The data folder ${folder} cannot be used: ${reason}.`)
  }
  return {
    async release() {
      held.delete(path)
      await rm(file, { force: true })
    },
  }
}

async function take(folder: string, file: string): Promise<void> {
  const mine = `${process.pid} ${(await beginningOf(process.pid)) ?? ''}`.trim()
  for (let tries = 0; tries < 5; tries++) {
    try {
      await writeFile(file, mine, { flag: 'wx' })
      // Two processes may both remove the same stale lock. The file written last wins.
      await new Promise(done => setTimeout(done, 50))
      if ((await readLock(file)) === mine) return
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem
    }
    const owner = await ownerOf(file)
    if (owner !== undefined && owner !== process.pid) throw inUse(folder, owner)
    await rm(file, { force: true })
  }
  throw new StartupError(`The data folder ${folder} is being taken by several servers at once: start one.`)
}

const readLock = (file: string) => readFile(file, 'utf8').catch(() => '')

/** The process that holds the lock. Undefined if it has ended, also if another one has its number now. */
async function ownerOf(file: string): Promise<number | undefined> {
  const [, number, beginning] = /^(\d+)(?: (\d+))?$/.exec(await readLock(file)) ?? []
  const pid = Number(number)
  if (number === undefined || !isAlive(pid)) return undefined
  const now = beginning && (await beginningOf(pid))
  return now && now !== beginning ? undefined : pid
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}

function inUse(folder: string, pid: number): StartupError {
  return new StartupError(
    `Another server (process ${pid}) uses the data folder ${folder}: stop it, or set FAYRE_DATA to another folder.`,
  )
}
