import { existsSync } from 'node:fs'
import { run } from './steps.ts'

let updated: Promise<number> | undefined

/** Installs a package if this is Debian and we are root. */
export async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} from the system's packages.`)
  updated ??= run('apt-get', 'update', '-qq')
  if ((await updated) !== 0) return false
  return (await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)) === 0
}
