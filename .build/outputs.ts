import type { Plugin } from 'rollup'
import { pack } from './pack.ts'

/** Compresses each file with brotli and gzip, for servers that serve precompressed files. */
export function compressed(): Plugin {
  return {
    name: 'fayre-compressed',
    async generateBundle(_, bundle) {
      const emit = async (fileName: string, content: string | Uint8Array) => {
        for (const [ending, source] of Object.entries(await pack(fileName, content)))
          this.emitFile({ type: 'asset', fileName: `${fileName}.${ending}`, source })
      }
      const files = Object.values(bundle)
      await Promise.all(files.map(file => emit(file.fileName, file.type === 'chunk' ? file.code : file.source)))
    },
  }
}

/** A script that a page references is a single file, so that no second round trip delays its content. */
export function oneFile(): Plugin {
  return {
    name: 'fayre-one-file',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry && file.imports.length)
          this.error(`${file.fileName} needs ${file.imports.join(', ')} before it can start`)
      }
    },
  }
}

/** A file without imports and exports looks like a classic script, whose names would be the page's. */
export function markedAsModule(): Plugin {
  return { name: 'fayre-marked-as-module', renderChunk: code => `export{};${code}` }
}

/**
 * Has Chromium compile all functions of a script off the main thread, while the script is loading. Each script is
 * loaded for what it shows at once, so that most of its functions run. The single files hold what may never be shown.
 */
export function compiledEarly(): Plugin {
  return { name: 'fayre-compiled-early', renderChunk: code => `//# allFunctionsCalledOnLoad\n${code}` }
}
