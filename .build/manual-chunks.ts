import { basename } from 'node:path'
import type { GetModuleInfo, OutputOptions } from 'rollup'

/**
 * Groups lazy modules into as few files as possible. A module that only one part of the product needs goes into that
 * part's file, one that several need into `shared`, and one that the entry itself needs stays in the entry.
 */
export const manualChunks: NonNullable<OutputOptions['manualChunks']> = (id, { getModuleIds, getModuleInfo }) => {
  let chunks = known.get(getModuleInfo)
  if (!chunks) {
    chunks = chunksOf([...getModuleIds()], getModuleInfo)
    known.set(getModuleInfo, chunks)
  }
  return chunks.get(id)
}

/** The parts, by the modules that they start with. Any other lazy module is a part of its own. */
const parts: Readonly<Record<string, RegExp>> = {
  // What every block loads after its first content.
  later: /\/src\/(api\/send|widget\/bring-fonts|ui\/count-steps)\./,
  // The blocks of content pages.
  blocks: /\/src\/(ui\/html\.|features\/(total-raised|donation-progress)\/|microsite\/(sponsors|event-countdown)\.)/,
  // What the microsite loads in addition on every page.
  watch: /\/src\/(microsite|store)\/(?!screens\/)/,
  content: /\/screens\/(content|not-found|forbidden)\./,
  giving: /\/src\/features\/(donation-form|checkout)\/|\/screens\/donate\.|\/@stripe\//,
  account: /\/(screens\/account\.|features\/account\/)/,
  cards: /\/(screens\/pre-auth\.|features\/pre-auth\/)/,
  payment: /\/features\/(payment-request|order-complete)\//,
  'sign-in': /\/(screens\/sign-in\.|features\/sign-in\/)/,
}

const translation = /\.messages\.(\w+)\.ts$/
const known = new WeakMap<GetModuleInfo, ReadonlyMap<string, string>>()

function chunksOf(ids: readonly string[], getModuleInfo: GetModuleInfo): Map<string, string> {
  const first = new Set<string>()
  for (const id of ids) if (getModuleInfo(id)?.isEntry) addWithImports(id, first)
  const users = new Map<string, Set<string>>()
  for (const root of ids) {
    if (first.has(root) || !getModuleInfo(root)?.dynamicImporters.length) continue
    const needed = new Set<string>()
    addWithImports(root, needed)
    for (const id of needed) users.set(id, (users.get(id) ?? new Set()).add(partOf(root)))
  }
  const chunks = new Map<string, string>()
  for (const [id, parts] of users) chunks.set(id, chunkFor(id, parts))
  for (const id of first) chunks.set(id, 'first')
  // A language's translations for each file go into one file.
  for (const id of ids) {
    const [, language] = translation.exec(id) ?? []
    const [english = ''] = getModuleInfo(id)?.dynamicImporters ?? []
    if (language) chunks.set(id, `${chunks.get(english)}.${language}`)
  }
  return chunks

  function addWithImports(id: string, closure: Set<string>): void {
    if (closure.has(id)) return
    closure.add(id)
    for (const imported of getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, closure)
  }
}

function partOf(root: string): string {
  const [named] = Object.entries(parts).find(([, pattern]) => pattern.test(root)) ?? []
  return named ?? basename(root).replace(/\.\w+$/, '')
}

/**
 * A feature's modules that several parts use become one file. It is separate from `shared` and the checkout, which
 * features import.
 */
function chunkFor(id: string, parts: ReadonlySet<string>): string {
  const [only = 'shared', ...others] = parts
  if (!others.length) return only
  // This part is loaded with every page in any case.
  if (parts.has('later')) return 'later'
  if (parts.has('watch') || parts.has('blocks')) return 'watch'
  if (parts.has('content') && /\/src\/microsite\//.test(id)) return 'content'
  return /\/features\/([\w-]+)\//.exec(id)?.[1] ?? 'shared'
}
