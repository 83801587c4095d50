import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'rollup'

/** Turns `import css from './x.css?inline'` into the minified style sheet as a string. */
export function css(): Plugin {
  return {
    name: 'fayre-css',
    resolveId: (source, importer) =>
      source.endsWith('.css?inline') && importer ? resolve(dirname(importer), source) : null,
    load(id) {
      if (!id.endsWith('.css?inline')) return null
      const filename = id.slice(0, -'?inline'.length)
      this.addWatchFile(filename)
      const { code } = transform({ filename, code: readFileSync(filename), minify: true })
      return `export default ${JSON.stringify(code.toString())}`
    },
  }
}
