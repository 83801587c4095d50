import type { TestProject } from 'vitest/node'
import { embeddedTemplates } from '../templates.ts'
import { build } from './build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a demo that was seeded and stopped. */
    demoTemplate: string
  }
}

/** Prepares the bundle, and the template of each file's own demo. */
export default async function setup({ provide }: TestProject): Promise<void> {
  build()
  provide('demoTemplate', (await embeddedTemplates()).demo)
}
