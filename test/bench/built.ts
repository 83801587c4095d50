import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Entry {
  readonly file: string
  readonly bytes: { readonly brotli: number }
  /** Parts that may be loaded later, by file, with the modules in each. */
  readonly lazy: readonly { readonly file: string; readonly parts: readonly string[] }[]
}

const folder = new URL('../../dist/cdn/', import.meta.url)
const manifest = new URL('manifest.json', folder)

/** Is the bundle built? */
export const isBuilt = (): boolean => existsSync(manifest)

/** A block's entry in the bundle's manifest. */
export function builtEntry(block: string): Entry {
  const entry = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Entry>)[block]
  if (!entry) throw new Error(`The bundle has no ${block}`)
  return entry
}

/** Bytes as sent, in brotli. */
export const sentSize = (file: string): number => statSync(fileURLToPath(new URL(`${file}.br`, folder))).size
