import { readFileSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { customElements } from './custom-elements.ts'
import { loadDefinitions } from './definitions.ts'
import { htmlCustomData, webTypes } from './editor-data.ts'
import { elementReference } from './element-reference.ts'
import { frameworkTypes } from './framework-types.ts'
import { npmTypes } from './npm-types.ts'

/** Writes the package's generated files: types, manifest, editor data. */
export function npmFiles(root: string): Plugin {
  return {
    name: 'fayre-npm-files',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesFromDefinitions(root)))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Contents by file name below `dist/npm`. */
export async function filesFromDefinitions(root: string): Promise<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }
  const elements = (await loadDefinitions(root)).map(widget => elementReference(root, widget))
  const forFrameworks = Object.entries(frameworkTypes(elements)).flatMap(([name, types]) => [
    [`types/${name}`, types],
    // Type-only, so a bundler finds an empty module.
    [`types/${name.replace('.d.ts', '.js')}`, 'export {}\n'],
  ])
  return {
    ...npmTypes(elements),
    ...Object.fromEntries(forFrameworks),
    'custom-elements.json': text(customElements(elements)),
    'vscode.html-custom-data.json': text(htmlCustomData(elements)),
    'web-types.json': text(webTypes(elements, version)),
  }
}

function text(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
