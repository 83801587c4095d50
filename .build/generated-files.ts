import { readFileSync } from 'node:fs'
import { loadDefinitions } from './definitions.ts'
import { elementReference, prefix } from './element-reference.ts'
import { blocks, camelCase } from './entries.ts'
import { withReference } from './readme-reference.ts'

/**
 * The repository's files that are generated from the blocks, by path: `npm run reference` writes them, a test
 * compares them.
 */
export async function generatedFiles(root: string): Promise<Readonly<Record<string, string>>> {
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
  const definitions = await loadDefinitions(root)
  const elements = definitions.map(widget => ({ element: elementReference(root, widget), reads: widget.reads }))
  const events = new Set(elements.flatMap(({ element }) => element.events.map(({ name }) => name)))
  return {
    'README.md': withReference(read('README.md'), elements),
    'package.json': withExports(read('package.json')),
    'widgets/all.ts': autoloader(),
    'src/widget/frame/event-names.ts': eventNames([...events].sort()),
  }
}

const note = '// Written by `npm run reference`, from the files of `widgets/` and what they show.\n'

/** The package exports, with those of each block. */
function withExports(text: string): string {
  const { exports: given, ...parsed } = JSON.parse(text) as { exports: Record<string, unknown> }
  const entry = (file: string) => ({ types: `./dist/npm/${file}.d.ts`, default: `./dist/npm/${file}.js` })
  const ofBlocks = blocks.flatMap(name => [
    [`./${name}`, entry(name)],
    [`./${name}/define`, entry(`define/${name}`)],
  ])
  const others = Object.entries(given).filter(([key]) => key === '.' || /^\.\/(\w+\/.*|[\w-]+\.json)$/.test(key))
  const [index, ...rest] = others.filter(([key]) => !key.endsWith('/define'))
  const exports = Object.fromEntries([...(index ? [index] : []), ...ofBlocks, ...rest])
  const fields = Object.entries({ ...parsed, exports })
  const order = Object.keys(JSON.parse(text) as object)
  fields.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}

function autoloader(): string {
  const loaders = blocks.map(name => {
    const key = name.includes('-') ? `'${name}'` : name
    return `  ${key}: () => import('./${name}.ts').then(module => module.${camelCase(name)}),`
  })
  return `${note}import { autoload } from '../src/widget/autoload.ts'
import type { DefineOptions } from '../src/widget/define-widget.tsx'

/** Defines the blocks that a page uses, as they appear. Returns the cleanup. */
export function defineUsed(options: DefineOptions = {}): () => void {
  return autoload(loaders, options, () => import('../src/widget/register.tsx'))
}

/** Every block, by its tag without the prefix. */
const loaders = {
${loaders.join('\n')}
}
`
}

function eventNames(names: readonly string[]): string {
  return `${note}/** Every event that a block sends, named with the prefix \`${prefix}\`. */
export const eventNames = [
${names.map(name => `  '${name}',`).join('\n')}
]
`
}
