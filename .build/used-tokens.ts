import type { OutputChunk, Plugin } from 'rollup'

/** Leaves out the design system's private properties (`--_name`) that nothing in this build reads. */
export function usedTokens(): Plugin {
  return {
    name: 'fayre-used-tokens',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk')
      for (let before = -1, after = 0; before !== after; ) {
        before = total(chunks)
        const used = new Set(chunks.flatMap(({ code }) => code.match(/(?<=var\()--_[\w-]+/g) ?? []))
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(/(?<=[{;])(--_[\w-]+):[^;{}"`]*(;|(?=\}))/g, (whole, name: string) =>
            used.has(name) ? whole : '',
          )
        }
        after = total(chunks)
      }
    },
  }
}

function total(chunks: readonly OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + code.length, 0)
}
