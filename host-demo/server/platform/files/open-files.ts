import type { FilesConfig } from '../config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** Files in a folder or in S3, by the settings. */
export function openFiles(config: FilesConfig): Files {
  const files = config.type === 's3' ? s3Files(config) : folderFiles(config.folder)
  return {
    put: async (key, data) => files.put(checked(key), data),
    get: async key => files.get(checked(key)),
    delete: async key => files.delete(checked(key)),
  }
}

/** @throws {RangeError} for a key that could leave the folder or that some file system does not allow */
function checked(key: string): string {
  if (key.length <= 200 && /^[a-z0-9_-]+(\.[a-z0-9]+)*(\/[a-z0-9_-]+(\.[a-z0-9]+)*)*$/.test(key)) return key
  throw new RangeError('A file is called by lower-case letters, digits, hyphens, single dots and slashes')
}
