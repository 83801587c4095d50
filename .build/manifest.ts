import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { Plugin } from 'rollup'
import { pack } from './pack.ts'

/** The scripts of one folder, by file name. All builds that write to the folder share one table. */
export type Scripts = Map<string, Script>

interface Script {
  entry: boolean
  /** Its static imports. */
  imports: readonly string[]
  /** Its dynamic imports. */
  dynamicImports: readonly string[]
  /** Names of the modules in it that are imported dynamically, such as screens. */
  parts: readonly string[]
  integrity: string
  code: string
}

/**
 * Adds a build's scripts to the table and writes the manifest files. Each build of a folder rewrites them, so the
 * last one is complete.
 * @param blocks false for scripts that are not blocks: the manifest omits them
 */
export function manifest(scripts: Scripts, outputs: readonly (keyof typeof files)[], blocks = true): Plugin {
  let earlier: string[] = []
  return {
    name: 'fayre-manifest',
    async generateBundle(_, bundle) {
      for (const name of earlier) scripts.delete(name)
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
      for (const { fileName, isEntry, imports, dynamicImports, moduleIds, code } of chunks) {
        const roots = moduleIds.filter(id => this.getModuleInfo(id)?.dynamicImporters.length)
        scripts.set(fileName, {
          entry: isEntry && blocks,
          imports,
          dynamicImports,
          parts: sorted(roots.map(id => basename(id, extname(id)))),
          integrity: integrityOf(code),
          code,
        })
      }
      earlier = chunks.map(({ fileName }) => fileName)
      for (const fileName of outputs) {
        const content = await files[fileName](scripts)
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, null, 2)}\n` })
      }
    },
  }
}

const files = {
  /** What each entry makes a page load: the script at once, the others lazily. */
  async 'manifest.json'(scripts: Scripts) {
    const blocks = sorted([...scripts.keys()].filter(file => scripts.get(file)?.entry))
    const named = (names: readonly string[]) => names.map(name => ({ file: name, ...hashOf(name, scripts) }))
    const described = blocks.map(async file => {
      const lazy = named(sorted(lazyImportsOf(file, scripts)))
      const { br } = await pack(file, scripts.get(file)?.code ?? '')
      const entry = {
        file,
        ...hashOf(file, scripts),
        bytes: { brotli: br.length },
        lazy: lazy.map(chunk => ({ ...chunk, parts: scripts.get(chunk.file)?.parts })),
      }
      return [file.replace(/\.js$/, ''), entry] as const
    })
    return Object.fromEntries(await Promise.all(described))
  },

  /** Hash by file name. */
  'sri.json': (scripts: Scripts) =>
    Object.fromEntries(sorted([...scripts.keys()]).map(file => [file, scripts.get(file)?.integrity])),
}

/** Everything that a script may import at any time. */
function lazyImportsOf(file: string, scripts: Scripts): string[] {
  const seen = new Set([file])
  for (const known of seen) {
    const { imports = [], dynamicImports = [] } = scripts.get(known) ?? {}
    for (const next of [...imports, ...dynamicImports]) seen.add(next)
  }
  seen.delete(file)
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
