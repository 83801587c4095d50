import { existsSync } from 'node:fs'
import type { Config } from './platform/config.ts'
import { log } from './platform/log.ts'
import { StartupError } from './platform/startup-error.ts'

/**
 * Are the scripts there that pages load? A demo may be built while it runs.
 * @throws {StartupError} in production if they are not
 */
export function requireBuild({ production, folders }: Config): void {
  if (existsSync(`${folders.cdn}/manifest.json`)) return
  const sentence = `Nothing is built in ${folders.cdn}: npm run build makes what pages load.`
  if (production) throw new StartupError(sentence)
  log.warn(sentence)
}
