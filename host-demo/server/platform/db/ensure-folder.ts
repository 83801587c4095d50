import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and its parents. Node's recursive `mkdir` never returns where the system refuses a folder, such as
 * below /proc.
 * @throws {Error} with the reason
 */
export async function ensureFolder(path: string): Promise<void> {
  if (await exists(path)) return
  const parent = dirname(path)
  if (parent !== path) await ensureFolder(parent)
  try {
    await mkdir(path)
  } catch (problem) {
    // Another process may have made it in the meantime.
    if (!(await exists(path))) throw problem
  }
}

async function exists(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isDirectory()) throw new Error(`${path} is a file`)
  return found !== undefined
}
