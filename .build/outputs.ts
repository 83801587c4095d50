import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { OutputChunk, Plugin } from 'rollup'

/** Beside each file its brotli and gzip form, for servers that send what lies there. */
export function compressed(): Plugin {
  return {
    name: 'fayre-compressed',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(source, quality) })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  }
}

/**
 * A block's script is one file, so that no second round trip stands before
 * its content. What it loads later must not import it back: a page may load
 * the script with a query, and would then run it twice.
 */
export function standsAlone(): Plugin {
  return {
    name: 'fayre-stands-alone',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk')
      const entry = chunks.find(chunk => chunk.isEntry)
      if (!entry) return
      if (entry.imports.length) this.error(`${entry.fileName} needs ${entry.imports.join(', ')} before it can start`)
      const back = chunks.find(chunk => chunk.imports.includes(entry.fileName))
      if (back)
        this.error(`${back.fileName} imports ${entry.fileName}: what is loaded late may need only modules of its own`)
    },
  }
}
