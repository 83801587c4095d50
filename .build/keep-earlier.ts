import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const month = 30 * 24 * 60 * 60 * 1000

/**
 * Empties the output folder for a new build, except for hashed scripts of builds that were replaced less than a month
 * ago: pages that were opened before a release still request them. They move to `earlier/`, and are served from there.
 */
export function keepEarlier(dist: string): void {
  const earlier = join(dist, 'earlier/c')
  mkdirSync(earlier, { recursive: true })
  for (const file of filesOf(earlier)) {
    if (Date.now() - statSync(join(earlier, file)).mtimeMs > month) rmSync(join(earlier, file))
  }
  const now = new Date()
  for (const file of filesOf(join(dist, 'cdn/c'))) {
    renameSync(join(dist, 'cdn/c', file), join(earlier, file))
    // The month is counted from the replacement, not from the build.
    utimesSync(join(earlier, file), now, now)
  }
  for (const name of readdirSync(dist)) {
    if (name !== 'earlier') rmSync(join(dist, name), { recursive: true })
  }
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
