import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'rollup'

/** The scripts of one folder, by file name. All builds that write to the folder add to one table. */
export type Scripts = Map<string, Script>

interface Script {
  entry: boolean
  /** What it imports at once. */
  imports: readonly string[]
  /** What it may import later. */
  later: readonly string[]
  integrity: string
  /** Brotli. */
  bytes: number
}

/**
 * Adds a build's scripts to the table and writes the files that tell of them; the folder's last build writes all.
 * @param blocks false for scripts that are no block: the manifest leaves them out
 */
export function manifest(scripts: Scripts, tells: readonly (keyof typeof files)[], blocks = true): Plugin {
  let earlier: string[] = []
  return {
    name: 'fayre-manifest',
    generateBundle(_, bundle) {
      for (const name of earlier) scripts.delete(name)
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
      for (const { fileName, isEntry, imports, dynamicImports, code } of chunks) {
        scripts.set(fileName, {
          entry: isEntry && blocks,
          imports,
          later: dynamicImports,
          integrity: integrityOf(code),
          bytes: brotliCompressSync(code).length,
        })
      }
      earlier = chunks.map(({ fileName }) => fileName)
      for (const fileName of tells) {
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(files[fileName](scripts), null, 2)}\n` })
      }
    },
  }
}

const files = {
  /** What a page loads for each entry: at once (`preload` lists what the entry waits for), and on need. */
  'manifest.json': (scripts: Scripts) =>
    Object.fromEntries(
      sorted([...scripts.keys()].filter(file => scripts.get(file)?.entry)).map(file => {
        const preload = sorted(reached([file], scripts, 'imports')).filter(other => other !== file)
        const first = [file, ...preload]
        const lazy = reached(first, scripts, 'later').filter(other => !first.includes(other))
        const bytes = first.reduce((sum, other) => sum + (scripts.get(other)?.bytes ?? 0), 0)
        const named = (names: readonly string[]) => names.map(name => ({ file: name, ...hashOf(name, scripts) }))
        return [
          file.replace(/\.js$/, ''),
          {
            file,
            ...hashOf(file, scripts),
            bytes: { brotli: bytes },
            preload: named(preload),
            lazy: named(sorted(lazy)),
          },
        ]
      }),
    ),

  /** File name to hash. */
  'sri.json': (scripts: Scripts) =>
    Object.fromEntries(sorted([...scripts.keys()]).map(file => [file, scripts.get(file)?.integrity])),
}

/** The files with all that they import at once; with `later`, at any time. */
function reached(begin: readonly string[], scripts: Scripts, how: 'imports' | 'later'): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const script = scripts.get(file)
    for (const next of [...(script?.imports ?? []), ...(how === 'later' ? (script?.later ?? []) : [])]) visit(next)
  }
  begin.forEach(visit)
  return [...seen]
}

function hashOf(file: string, scripts: Scripts): { integrity: string | undefined } {
  return { integrity: scripts.get(file)?.integrity }
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort()
}

function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
