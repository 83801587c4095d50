import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<string, Entry | undefined>>

interface Entry {
  readonly file: string
  readonly lazy: readonly (Named & { readonly parts: readonly string[] })[]
}

interface Named {
  readonly file: string
}

/**
 * Paths of the scripts that the first content of an entry waits for, itself the first, as the build's manifest says;
 * with names of parts, such as a screen's, those of the parts too. Read again when a new build is there; none before the first.
 */
export function scriptsOf(folder: string): (entry: string, ...parts: string[]) => readonly string[] {
  const path = join(folder, 'manifest.json')
  let known: Manifest = {}
  let readAt = 0
  const answers = new Map<string, readonly string[]>()
  return (entry, ...parts) => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed !== readAt) {
      known = changed ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
      readAt = changed
      answers.clear()
    }
    const found = known[entry]
    if (!found) return []
    const later = found.lazy.filter(later => later.parts.some(name => parts.includes(name)))
    const key = [entry, ...later.map(({ file }) => file)].join(' ')
    const answer = answers.get(key) ?? pathsOf(folder, found, later)
    answers.set(key, answer)
    return answer
  }
}

function pathsOf(folder: string, entry: Entry, parts: readonly Named[]): string[] {
  const files = new Set([entry.file])
  for (const { file } of parts) addWithImports(folder, file, files)
  return [...files].map(file => `/${file}`)
}

/** A script and what it imports at once: the manifest tells that of entries alone. */
function addWithImports(folder: string, file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    addWithImports(folder, `c/${name}`, files)
  }
}
