import type { TestProject } from 'vitest/node'
import { type Demo, startDemo } from './demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the running demos, without a slash at their end: one for each worker. */
    demos: readonly string[]
  }
}

/** A demo server for each worker, on a database of its own: gifts of one test would be in the totals of another. */
export default async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const demos: Demo[] = []
  const stop = () => Promise.all(demos.map(demo => demo.stop())).then(() => undefined)
  try {
    for (let worker = 0; worker < config.maxWorkers; worker++) {
      demos.push(await startDemo())
      process.env.FAYRE_BUILT = 'yes'
    }
  } catch (problem) {
    await stop()
    throw problem
  }
  provide(
    'demos',
    demos.map(({ url }) => url),
  )
  return stop
}
