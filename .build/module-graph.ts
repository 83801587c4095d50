import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Texts of a module of ours and of all that it imports, now or later; types alone count as well. */
export function textsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^'?]+)'/g)].map(([, path = '']) => path)
  return [text, ...imported.flatMap(path => textsOf(resolve(dirname(file), path), seen))]
}
