import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The texts of a module of ours and everything it imports, static, dynamic or type-only, by path. */
export function modulesOf(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file) || !existsSync(file)) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^'?]+)'/g))
    modulesOf(resolve(dirname(file), path), seen)
  return seen
}
