import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

const sources = [
  ...['.build', 'src', 'widgets', 'host-demo/pages', 'rollup.config.ts', 'tsconfig.json'],
  ...['package.json', 'README.md', 'LICENSE'],
]

/**
 * Copies the sources to that folder and builds them there.
 * @param change applied to the copy before the build
 * @param more additional environment variables of the build
 */
export function buildIn(folder: string, change = () => {}, more: NodeJS.ProcessEnv = {}): void {
  mkdirSync(folder, { recursive: true })
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  change()
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...more } })
}

/** All files below a folder, by path. */
export function filesIn(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return new Map(paths.sort().map(path => [relative(folder, path), readFileSync(path)]))
}

/** The built files, with helpers for their texts. */
export function output(built: string) {
  const files = filesIn(join(built, 'dist'))
  const bytes = (path: string) => {
    const content = files.get(path)
    if (!content) throw new Error(`The build makes no ${path}`)
    return content
  }
  const text = (path: string) => bytes(path).toString()
  return {
    files,
    bytes,
    text,
    json: <T>(path: string) => JSON.parse(text(path)) as T,
    /** Paths of the scripts in a part of the output. */
    scripts: (part = '') => [...files.keys()].filter(path => path.startsWith(part) && path.endsWith('.js')),
  }
}
