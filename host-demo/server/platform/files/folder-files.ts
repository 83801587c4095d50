import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

/** Files in a folder of this machine, or on a volume that several machines share. */
export function folderFiles(folder: string): Files {
  return {
    async put(key, data) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and renamed, so that nobody reads half a file.
      const draft = join(folder, `.${randomUUID()}`)
      try {
        await writeFile(draft, data)
        await rename(draft, path)
      } catch (problem) {
        // Half of a file would take the room on a full disk for ever.
        await rm(draft, { force: true })
        throw problem
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(join(folder, key)))
      } catch (problem) {
        if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined
        throw problem
      }
    },
    delete: key => rm(join(folder, key), { force: true }),
  }
}
