import { readdirSync } from 'node:fs'
import type { Plugin } from 'rollup'

/** Names of the blocks: the files of `widgets/` but for the autoloader. */
export const blocks = readdirSync(new URL('../widgets', import.meta.url))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => name !== 'all')
  .sort()

/** Scripts that are no block: for a page with a block in a frame, for the page in that frame, and the doctor. */
export const helpers = ['frame', 'embed', 'doctor']

/** A file name as the name of what the file exports. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Entries that exist in no file. `entry:NAME` defines a block on the page that
 * its script stands in, `single:NAME` the same without ever asking for another
 * file. For the npm package `define:NAME` defines it under the default prefix,
 * and `package:index` is what one imports as `fayre`.
 */
export function entries(root: string): Plugin {
  return {
    name: 'fayre-entries',
    resolveId: source => (/^(entry|single|define|package):/.test(source) ? `\0${source}` : null),
    load(id) {
      const [, kind, name = ''] = /^\0(entry|single|define|package):(.+)$/.exec(id) ?? []
      if (!kind) return null
      if (kind === 'define') return defineEntry(root, name)
      if (kind === 'package') return packageEntry(root)
      if (helpers.includes(name)) return helperEntry(root, name)
      if (kind === 'single') return `${blockImports(root, name)}\n${registers(name)}`
      return name === 'all' ? allEntry(root) : `${blockEntry(root, name)}\n${callDoctor}`
    },
  }
}

const folder = "new URL('.', import.meta.url).href"
/** An editor asks for it in the page's address: a file of its own, by address, so that it costs nobody else a byte more. */
const callDoctor = `if (/[?&]fayre-doctor\\b/.test(location.search)) import(${folder} + 'doctor.js')`

/** Screens that come with a script, for they are its first content. */
const firstScreens: Readonly<Record<string, string>> = { microsite: 'src/microsite/screens/home.tsx' }

/**
 * A block's script, and how `all.js` finds what it has defined. What the script loads later imports it by its plain
 * address, so a script that is asked for with a query hands over to that: it would else run twice.
 */
function blockEntry(root: string, name: string): string {
  return `
    ${blockImports(root, name)}
    export { ${camelCase(name)} as definition }
    const address = import.meta.url.replace(/[?#].*/, '')
    if (address === import.meta.url) ${registers(name)}
    else import(address)`
}

function blockImports(root: string, name: string): string {
  return `
    import { ${camelCase(name)} } from '${root}/widgets/${name}.ts'
    import { scriptDefaults } from '${root}/src/widget/defaults.ts'
    import { register } from '${root}/src/widget/register.tsx'
    ${firstScreens[name] ? `import '${root}/${firstScreens[name]}'` : ''}`
}

const registers = (name: string) => `register(${camelCase(name)}, scriptDefaults(${folder}))`

/** The loader of the blocks' own scripts. */
function allEntry(root: string): string {
  return `
    import { autoload } from '${root}/src/widget/autoload.ts'
    import { scriptDefaults } from '${root}/src/widget/defaults.ts'
    const load = name => () => import(${folder} + name + '.js').then(script => script.definition)
    const loaders = Object.fromEntries(${JSON.stringify(blocks)}.map(name => [name, load(name)]))
    autoload(loaders, scriptDefaults(${folder}), async () => ({ register() {} }))
    ${callDoctor}`
}

function helperEntry(root: string, name: string): string {
  const widget = `${root}/src/widget`
  if (name === 'doctor') return `import { visitPage } from '${widget}/doctor/doctor.ts'; visitPage(${folder})`
  return name === 'frame'
    ? `import { watchFrames } from '${widget}/frame/page-around.ts'; watchFrames(new URL(${folder}).origin)`
    : `import { speakToPage } from '${widget}/frame/within.ts'; speakToPage()`
}

/** A server that renders pages imports it too, and has nowhere to register anything. */
function defineEntry(root: string, name: string): string {
  return `
    import { ${camelCase(name)} } from '${root}/widgets/${name}.ts'
    import { register } from '${root}/src/widget/register.tsx'
    if (globalThis.customElements) register(${camelCase(name)})`
}

function packageEntry(root: string): string {
  const names = blocks.map(camelCase).join(', ')
  return `
    ${blocks.map(name => `import { ${camelCase(name)} } from '${root}/widgets/${name}.ts'`).join('\n')}
    import { register } from '${root}/src/widget/register.tsx'
    export { snippetFor } from '${root}/src/widget/snippet.ts'
    export { defineUsed } from '${root}/widgets/all.ts'
    export { ${names} }
    export const definitions = [${names}]
    export function defineAll(options = {}) {
      if (globalThis.customElements) for (const definition of definitions) register(definition, options)
    }`
}
