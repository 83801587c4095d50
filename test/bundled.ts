import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { atExit } from './at-exit.ts'

/** Not in the system's temporary folder: the embedded database is imported from node_modules. */
const cache = fileURLToPath(new URL('../.cache', import.meta.url))
const ready = new Map<string, Promise<Bundle>>()

interface Bundle {
  readonly file: string
  /** The sources in each part that is loaded on its own, by the part's name. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

/** The bundle of a program as one file. */
export const bundled = async (program: string): Promise<string> => (await bundleOf(program)).file

/**
 * Bundles a program, once per process: node starts it eight times faster than tsx starts the sources. What it imports
 * dynamically is in parts of its own.
 */
export function bundleOf(program: string): Promise<Bundle> {
  const known = ready.get(program) ?? bundle(program)
  ready.set(program, known)
  return known
}

async function bundle(program: string): Promise<Bundle> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bundled-'))
  atExit(() => rmSync(folder, { recursive: true, force: true }))
  const { metafile } = await build({
    entryPoints: [program],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The first two load files beside their own, pusher's publishing breaks in a bundle, and the last is not installed.
    external: ['@electric-sql/pglite', 'sharp', 'pusher', 'pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: [ownAddress],
  })
  const parts = Object.entries(metafile.outputs).map(([path, { inputs }]) => [basename(path), Object.keys(inputs)])
  return { file: join(folder, `${basename(program, '.ts')}.mjs`), parts: Object.fromEntries(parts) }
}

/** The server reads files beside its sources. */
const ownAddress: Plugin = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\/host-demo\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }))
  },
}
