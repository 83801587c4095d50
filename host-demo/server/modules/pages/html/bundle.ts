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
 * Paths of the scripts that an entry's first content waits for, the entry first, as listed in the build's manifest.
 * With names of parts, such as a screen, also the scripts of these parts. Read again after a new build; empty before
 * the first.
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

/** A script and its static imports: the manifest lists those of entries only. */
function addWithImports(folder: string, file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    addWithImports(folder, `c/${name}`, files)
  }
}
