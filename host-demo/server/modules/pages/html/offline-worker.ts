import { readFileSync } from 'node:fs'
import type { Context } from '../../../platform/context.ts'

const source = readFileSync(new URL('offline-worker.js', import.meta.url), 'utf8')

/**
 * The worker's code for the served release. If the setting is off, the code removes the worker from browsers that
 * have it.
 */
export async function offlineWorker({ config, release }: Pick<Context, 'config' | 'release'>): Promise<string> {
  const { version, build } = await release()
  return source.replace('BUILD', `${version} ${build}`).replace('SWITCH', config.offlinePages === false ? 'off' : 'on')
}
