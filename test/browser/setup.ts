import type { TestProject } from 'vitest/node'
import { build } from './build.ts'
import { makeTemplate } from './demo-in-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a demo that was seeded and stopped. */
    demoTemplate: string
  }
}

/** Prepares the bundle, and the template of each file's own demo. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  build()
  const { folder, remove } = await makeTemplate()
  provide('demoTemplate', folder)
  return remove
}
