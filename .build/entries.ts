import { readdirSync } from 'node:fs'
import type { Plugin } from 'rollup'

/** Names of the blocks: the files in `widgets/` except the autoloader and the reference texts. */
export const blocks = readdirSync(new URL('../widgets', import.meta.url))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => name !== 'all' && !name.endsWith('.reference'))
  .sort()

/** Scripts that are not blocks: for a page with a framed block, for the page inside the frame, and the doctor. */
export const helpers = ['frame', 'embed', 'doctor']

/** A file name in camel case, as its export is called. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Virtual entries. `entry:NAME` defines a block on the page, `single:NAME` the same in one file without lazy
 * loading. For the npm package `define:NAME` defines it under the default prefix, and `package:index` is the main
 * import of `fayre`.
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
      if (kind === 'single') return `${blockImports(root, name)}\n${registers(name, `${folder}, ${homeOfSingle}`)}`
      return name === 'all' ? allEntry(root) : `${blockEntry(root, name)}\n${callDoctor}`
    },
  }
}

const folder = "new URL('.', import.meta.url).href"
/**
 * Requested by editors with a parameter in the page's address. A separate file, so that it adds no bytes for others.
 */
const callDoctor = `if (/[?&]fayre-doctor\\b/.test(location.search)) import(${folder} + 'doctor.js')`

/** Screens bundled with their block's script, since they are its first content. */
const firstScreens: Readonly<Record<string, string>> = { microsite: 'src/microsite/screens/home.tsx' }

/**
 * A block's script, and how `all.js` finds what it defines. Its lazy files import it by its plain URL, so a script
 * requested with a query hands over to the plain one; otherwise it would run twice.
 */
function blockEntry(root: string, name: string): string {
  return `
    ${blockImports(root, name)}
    ${lazyImports(root)}
    export { ${camelCase(name)} as definition }
    const address = import.meta.url.replace(/[?#].*/, '')
    if (address === import.meta.url) ${registers(name)}
    else retryImport(() => fetchFirst(() => import(address), [address]))`
}

function blockImports(root: string, name: string): string {
  return `
    import { ${camelCase(name)} } from '${root}/widgets/${name}.ts'
    import { scriptDefaults } from '${root}/src/widget/defaults.ts'
    import { register } from '${root}/src/widget/register.tsx'
    ${firstScreens[name] ? `import '${root}/${firstScreens[name]}'` : ''}`
}

const lazyImports = (root: string) => `
    import { retryImport } from '${root}/src/lib/retry-import.ts'
    import { fetchFirst } from '${root}/src/widget/fetch-first.ts'`

const registers = (name: string, place = folder) => `register(${camelCase(name)}, scriptDefaults(${place}))`
/** The platform serves the one-file builds in a folder of their own. */
const homeOfSingle = `${folder}.replace(/\\/single\\/$/, '/')`

/** Loads the blocks' own scripts. */
function allEntry(root: string): string {
  return `
    import { autoload } from '${root}/src/widget/autoload.ts'
    import { scriptDefaults } from '${root}/src/widget/defaults.ts'
    ${lazyImports(root)}
    const script = name => retryImport(() => fetchFirst(() => import(${folder} + name), [name]))
    const load = name => () => script(name + '.js').then(script => script.definition)
    const loaders = Object.fromEntries(${JSON.stringify(blocks)}.map(name => [name, load(name)]))
    autoload(loaders, scriptDefaults(${folder}), async () => ({ register() {} }))
    ${callDoctor}`
}

function helperEntry(root: string, name: string): string {
  const widget = `${root}/src/widget`
  if (name === 'doctor')
    return `import { checkPage } from '${widget}/doctor/doctor.ts'; checkPage(${folder}, ${JSON.stringify(['all', ...blocks])})`
  return name === 'frame'
    ? `import { watchFrames } from '${widget}/frame/watch-frames.ts'; watchFrames(new URL(${folder}).origin)`
    : `import { reportToPage } from '${widget}/frame/report-to-page.ts'; reportToPage()`
}

/** A server that renders pages imports it too, where there is no custom element registry. */
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
