import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the bundle, unless `FAYRE_BUILT` says that it is built. */
export function build(): void {
  if (!process.env.FAYRE_BUILT) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
}
