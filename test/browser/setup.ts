import type { TestProject } from 'vitest/node'
import { type Demo, startDemo } from './demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running demo, without a slash at its end. */
    demo: string
  }
}

/** One demo server for the whole run, on a database of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const demo: Demo = await startDemo()
  provide('demo', demo.url)
  return demo.stop
}
