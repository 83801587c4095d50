import type { GetModuleInfo, OutputOptions } from 'rollup'

/** One chunk for what every block stands on, so that a page asks for two files and not for ten. */
export const coreChunk: NonNullable<OutputOptions['manualChunks']> = (id, { getModuleIds, getModuleInfo }) => {
  if (!closures.has(getModuleInfo)) {
    const closure = new Set<string>()
    for (const root of getModuleIds()) if (roots.test(root)) addAll(root, closure, getModuleInfo)
    closures.set(getModuleInfo, closure)
  }
  return closures.get(getModuleInfo)?.has(id) ? 'core' : undefined
}

/** With them what most blocks need, and what would else be a file of a few bytes. */
const roots = /\/src\/(widget\/(register|defaults|define-widget|attributes)|ui\/(block-problem|variables))\.tsx?$/
const closures = new WeakMap<GetModuleInfo, Set<string>>()

/** A module with all that it imports at once. */
function addAll(id: string, closure: Set<string>, getModuleInfo: GetModuleInfo): void {
  if (closure.has(id)) return
  closure.add(id)
  for (const imported of getModuleInfo(id)?.importedIds ?? []) addAll(imported, closure, getModuleInfo)
}
