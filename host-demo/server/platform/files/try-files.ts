import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilesConfig } from '../config.ts'
import { ensureFolder } from '../db/ensure-folder.ts'
import { codesOf } from '../error-codes.ts'
import { StartupError } from '../startup-error.ts'

/**
 * Writes a file into the folder of uploaded files, since the first upload would be late to hear that this is refused.
 * A bucket is not asked: it may be away while the server starts.
 * @throws {StartupError} if it cannot be written
 */
export async function tryFiles(config: FilesConfig): Promise<void> {
  if (config.type === 's3') return
  const { folder } = config
  try {
    await ensureFolder(folder)
    const path = join(folder, `.tried-${randomUUID()}`)
    await writeFile(path, '')
    await rm(path)
  } catch (problem) {
    const { type, code = type } = codesOf(problem)
    throw new StartupError(`The folder of uploaded files, ${folder}, cannot be written (${code}): see FILES_FOLDER.`)
  }
}
