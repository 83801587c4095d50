import type { Plugin } from 'rollup'

/**
 * Removes the design system's private properties (`--_name`) that no module of this build reads. Works on the
 * modules before chunks are named, since a chunk's hash must change with its content.
 */
export function usedTokens(): Plugin {
  let used = new Set<string>()
  return {
    name: 'fayre-used-tokens',
    renderStart() {
      const infos = [...this.getModuleIds()].map(id => this.getModuleInfo(id))
      used = usedIn(infos.filter(info => info?.isIncluded).map(info => info?.code ?? ''))
    },
    renderChunk: code => ({ code: without(code, used), map: null }),
  }
}

/** A property that only unused properties read is unused too. */
function usedIn(texts: readonly string[]): Set<string> {
  const used = new Set(texts.flatMap(text => text.match(/(?<=var\()--_[\w-]+/g) ?? []))
  const shorter = texts.map(text => without(text, used))
  return shorter.some((text, index) => text !== texts[index]) ? usedIn(shorter) : used
}

function without(text: string, used: ReadonlySet<string>): string {
  return text.replace(/(?<=[{;])(--_[\w-]+):[^;{}"`]*(;|(?=\}))/g, (whole, name: string) =>
    used.has(name) ? whole : '',
  )
}
