import type { Plugin } from 'rollup'

/**
 * Writes `fetchFirst` around each lazy `import()` of our own modules, with the names of the files that it needs besides
 * the block's script: see `src/widget/fetch-first.ts`. The names are known only when the files are written; until then
 * a placeholder stands for them. The first is the module's own, so that its import does not repeat the name: of 60
 * names, that saves the microsite's script 200 bytes.
 */
export function fetchFirst(root: string): Plugin {
  // The same in every build, on any machine, because the minifier chooses names by how often characters occur in the
  // code.
  const nameOf = (id: string) => id.split('/node_modules/')[1] ?? id.slice(root.length + 1)
  const files = new Map<string, readonly string[]>()
  return {
    name: 'fayre-fetch-first',
    async transform(code, id) {
      const imports = [...code.matchAll(/\bimport\("([^"]+)"\)/g)]
      if (!id.startsWith(`${root}/src/`) || !imports.length) return null
      let text = `import { fetchFirst } from '${root}/src/widget/fetch-first.ts'\n${code}`
      for (const [written, source = ''] of imports) {
        const target = (await this.resolve(source, id))?.id ?? this.error(`${id} imports ${source}, which is nowhere`)
        text = text.replace(written, `fetchFirst(() => import('${source}'), "files:${nameOf(target)}")`)
      }
      return { code: text, map: null }
    },
    renderDynamicImport({ targetModuleId, targetChunk, getTargetChunkImports }) {
      const imports = getTargetChunkImports() ?? []
      const late = imports.flatMap(file => (file.type === 'internal' && !file.chunk.isEntry ? file.fileName : []))
      if (targetModuleId && targetChunk) files.set(nameOf(targetModuleId), [targetChunk.fileName, ...late])
      return null
    },
    renderChunk(code) {
      const lists = sorted(files)
      return code
        .replace(/\(\)=>import\("[^"]+"\)([^"]*"files:)/g, (_, rest: string) => `t=>import(t)${rest}`)
        .replace(/"files:([^"]+)"/g, (_, name: string) => JSON.stringify(lists.get(name) ?? []))
    },
  }
}

/** Each list with the most needed files last, so that many lists end alike and pack into fewer bytes. */
function sorted(files: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, number>()
  for (const file of [...files.values()].flat()) uses.set(file, (uses.get(file) ?? 0) + 1)
  const rarestFirst = (one: string, other: string) =>
    (uses.get(one) ?? 0) - (uses.get(other) ?? 0) || (one < other ? -1 : 1)
  return new Map([...files].map(([name, [own = '', ...others]]) => [name, [own, ...others.sort(rarestFirst)]]))
}
