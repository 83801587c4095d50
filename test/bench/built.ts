import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Entry {
  readonly file: string
  readonly bytes: { readonly brotli: number }
  /** What may be loaded later, each file with the names of the modules that are. */
  readonly lazy: readonly { readonly file: string; readonly parts: readonly string[] }[]
}

const folder = new URL('../../dist/cdn/', import.meta.url)
const manifest = new URL('manifest.json', folder)

/** Has somebody built the bundle? */
export const isBuilt = (): boolean => existsSync(manifest)

/** What the bundle's manifest says of a block. */
export function builtEntry(block: string): Entry {
  const entry = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Entry>)[block]
  if (!entry) throw new Error(`The bundle has no ${block}`)
  return entry
}

/** Bytes as they are sent, in brotli. */
export const sentSize = (file: string): number => statSync(fileURLToPath(new URL(`${file}.br`, folder))).size
