import type { GetModuleInfo, OutputOptions } from 'rollup'

/**
 * One chunk for what every block stands on, and one for what the microsite shows first, so that a page asks for two
 * or three files and not for ten, and no file is found out about only when another one has come.
 */
export const coreChunk: NonNullable<OutputOptions['manualChunks']> = (id, { getModuleIds, getModuleInfo }) => {
  const [, feature, room, language] = translations.exec(id) ?? []
  if (language) return `${feature ?? (room === 'microsite' ? room : 'common')}.${language}`
  let known = closures.get(getModuleInfo)
  if (!known) {
    const closureOf = (pattern: RegExp) => {
      const closure = new Set<string>()
      for (const root of getModuleIds()) if (pattern.test(root)) addAll(root, closure, getModuleInfo)
      return closure
    }
    known = { core: closureOf(core), microsite: closureOf(firstScreens), blocks: closureOf(blocks) }
    closures.set(getModuleInfo, known)
  }
  if (known.core.has(id)) return 'core'
  if (!known.microsite.has(id)) return undefined
  // A page with a block alone waits for nothing of the microsite's.
  return known.blocks.has(id) ? 'shared' : 'microsite'
}

/** One file per feature and language, and one for what all features say. */
const translations = /\/src\/(?:features\/([\w-]+)|(\w+))\/(?:.*\/)?[\w-]+\.messages\.(\w+)\.ts$/

/** With them what most blocks need, and what would else be a file of a few bytes. */
const core = /\/src\/(widget\/(register|defaults|define-widget|attributes)|ui\/(block-problem|variables))\.tsx?$/
const firstScreens = /\/src\/microsite\/(microsite|screens\/home)\.tsx$/
const blocks = /\/widgets\/(?!microsite\.)[\w-]+\.ts$/
const closures = new WeakMap<GetModuleInfo, Readonly<Record<'core' | 'microsite' | 'blocks', Set<string>>>>()

/** A module with all that it imports at once. */
function addAll(id: string, closure: Set<string>, getModuleInfo: GetModuleInfo): void {
  if (closure.has(id)) return
  closure.add(id)
  for (const imported of getModuleInfo(id)?.importedIds ?? []) addAll(imported, closure, getModuleInfo)
}
