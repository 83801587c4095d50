import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Like `fs.cp`, which takes eight times as long for the thousand files of a database. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-R', from, to])
}
