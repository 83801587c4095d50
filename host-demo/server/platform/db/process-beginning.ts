import { readFile } from 'node:fs/promises'

/**
 * When a process began, in ticks since the machine did: with its number that names one process, also where numbers
 * come again soon, as in a container. Undefined where the system does not say.
 */
export async function beginningOf(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name comes second, in brackets, and may have spaces and brackets in it.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
}
