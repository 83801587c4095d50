import { readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import type { Events } from '../src/lib/events.ts'
import type { WidgetDefinition } from '../src/widget/define-widget.tsx'
import { commonAttributesReference, type WidgetReference } from '../src/widget/reference.ts'
import { blocks, camelCase } from './entries.ts'
import { modulesOf } from './module-graph.ts'

/** A block with its reference texts, and the events of everything in it. */
export interface DescribedWidget extends WidgetDefinition {
  readonly reference: WidgetReference
  readonly events: Events
}

/** Loads the blocks' definitions from their sources, without a build. */
export async function loadDefinitions(root: string): Promise<DescribedWidget[]> {
  return Promise.all(
    blocks.map(async name => {
      const file = `${root}/widgets/${name}.ts`
      const definition = (await load<WidgetDefinition>(root, file))[camelCase(name)]
      if (definition?.tag !== name) throw new Error(`widgets/${name}.ts does not export ${camelCase(name)}`)
      const tables = [...modulesOf(file).keys()].filter(path => path.endsWith('.events.ts')).sort()
      const events = await Promise.all(tables.map(path => load<Events>(root, path)))
      const reference = await referenceOf(root, name, Object.keys(definition.attributes))
      return {
        ...definition,
        reference,
        events: Object.assign({}, ...events.flatMap(module => Object.values(module))) as Events,
      }
    }),
  )
}

async function referenceOf(root: string, name: string, properties: readonly string[]): Promise<WidgetReference> {
  const file = `widgets/${name}.reference.ts`
  const reference = (await load<WidgetReference>(root, `${root}/${file}`))[`${camelCase(name)}Reference`]
  const attributes = { ...commonAttributesReference, ...reference?.attributes }
  if (!reference || String(Object.keys(attributes).sort()) !== String([...properties].sort()))
    throw new Error(`${file} does not say what ${properties.join(', ')} are, and nothing else`)
  return { ...reference, attributes }
}

async function load<T>(root: string, file: string): Promise<Readonly<Record<string, T>>> {
  const { module } = await runnerImport<Record<string, T>>(file, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles],
    define: releaseConstants(root),
  })
  return module
}

/** The definitions do not depend on style sheets. */
const noStyles: Plugin = {
  name: 'fayre-no-styles',
  enforce: 'pre',
  resolveId: source => (source.endsWith('.css?inline') ? '\0no-styles' : null),
  load: id => (id === '\0no-styles' ? "export default ''" : null),
}

/** Version and build of this release, and the API host for development pages, as constants in the code. */
export function releaseConstants(root: string): Record<string, string> {
  const { version, build } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Release
  return {
    __VERSION__: JSON.stringify(version),
    __BUILD__: String(build),
    /** The API of pages on localhost, ngrok and netlify. */
    __TEST_HOST__: JSON.stringify(process.env.FAYRE_TEST_HOST ?? 'http://localhost:4400'),
  }
}

interface Release {
  version: string
  build: number
}
