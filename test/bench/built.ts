import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist/cdn/', import.meta.url))

/** Has somebody built the bundle? */
export const isBuilt = (): boolean => existsSync(join(folder, 'total-raised.js'))

/** What a file needs before it can start, itself included: addresses below the bundle's folder. */
export function neededBy(file: string): Set<string> {
  return reachable([file], importsOf)
}

/** What may come later: the files that others ask for when they are needed, with what those need. */
export function lateFiles(file: string): Set<string> {
  const all = reachable([file], one => [...importsOf(one), ...lateImportsOf(one)])
  const early = neededBy(file)
  return new Set([...all].filter(one => !early.has(one)))
}

/** Bytes as they are sent, in brotli. */
export const sentSize = (file: string): number => statSync(join(folder, `${file}.br`)).size

const importsOf = (file: string) => matches(file, /(?:from|import)\s*["'](\.[^"']+)["']/g)
const lateImportsOf = (file: string) => matches(file, /import\(\s*["'`](\.[^"'`]+)["'`]/g)

function matches(file: string, pattern: RegExp): string[] {
  const code = readFileSync(join(folder, file), 'utf8')
  return [...code.matchAll(pattern)].map(([, path = '']) => normalize(join(dirname(file), path)))
}

function reachable(files: readonly string[], next: (file: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...files]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    todo.push(...next(file))
  }
  return seen
}
