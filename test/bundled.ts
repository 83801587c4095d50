import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { atExit } from './at-exit.ts'

/** Not in the system's temporary folder: the embedded database is imported from node_modules. */
const cache = fileURLToPath(new URL('../.cache', import.meta.url))
const ready = new Map<string, Promise<string>>()

/** Bundles a program into one file, once per process: node starts it eight times faster than tsx starts the sources. */
export function bundled(program: string): Promise<string> {
  const known = ready.get(program) ?? bundle(program)
  ready.set(program, known)
  return known
}

async function bundle(program: string): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'bundled-'))
  atExit(() => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, `${basename(program, '.ts')}.mjs`)
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The first two load files beside their own, pusher's publishing breaks in a bundle, and the last is not installed.
    external: ['@electric-sql/pglite', 'sharp', 'pusher', 'pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: [ownAddress],
  })
  return outfile
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
