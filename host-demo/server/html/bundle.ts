import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<string, { file: string; preload: readonly { file: string }[] } | undefined>>

/**
 * Paths of the scripts that an entry waits for, itself the first, as the build's manifest says. Read again when a
 * new build is there; none before the first.
 */
export function scriptsOf(folder: string): (entry: string) => readonly string[] {
  const path = join(folder, 'manifest.json')
  let known: Manifest = {}
  let readAt = 0
  return entry => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed !== readAt) {
      known = changed ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
      readAt = changed
    }
    const found = known[entry]
    return found ? [found, ...found.preload].map(({ file }) => `/${file}`) : []
  }
}
