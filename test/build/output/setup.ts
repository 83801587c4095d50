import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildIn } from './build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a copy of the sources, built. */
    built: string
  }
}

/** One build for all tests of the output. */
export default function setup({ provide }: TestProject): () => void {
  const folder = temporaryFolder('build')
  const built = join(folder.path, 'package')
  buildIn(built)
  provide('built', built)
  return folder.remove
}
