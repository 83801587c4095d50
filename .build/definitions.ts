import { readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import type { WidgetDefinition } from '../src/widget/define-widget.tsx'
import { blocks, camelCase } from './entries.ts'

/** The blocks' definitions, read from their sources without building them. */
export async function loadDefinitions(root: string): Promise<WidgetDefinition[]> {
  return Promise.all(
    blocks.map(async name => {
      const { module } = await runnerImport<Record<string, WidgetDefinition>>(`${root}/widgets/${name}.ts`, {
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [noStyles],
        define: releaseConstants(root),
      })
      const definition = module[camelCase(name)]
      if (definition?.tag !== name) throw new Error(`widgets/${name}.ts does not export ${camelCase(name)}`)
      return definition
    }),
  )
}

/** No definition is made of style sheets. */
const noStyles: Plugin = {
  name: 'fayre-no-styles',
  enforce: 'pre',
  resolveId: source => (source.endsWith('.css?inline') ? '\0no-styles' : null),
  load: id => (id === '\0no-styles' ? "export default ''" : null),
}

/** Version and build of this release, and the host of development pages, as the sources name them. */
export function releaseConstants(root: string): Record<string, string> {
  const { version, build } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Release
  return {
    __VERSION__: JSON.stringify(version),
    __BUILD__: String(build),
    /** Where pages on localhost, ngrok and netlify find the API. */
    __TEST_HOST__: JSON.stringify(process.env.FAYRE_TEST_HOST ?? 'http://localhost:4400'),
  }
}

interface Release {
  version: string
  build: number
}
