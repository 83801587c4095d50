import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildIn, root } from './build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the sources, built. */
    built: string
  }
}

/** One build for all tests of the output: the checkout's, if `FAYRE_BUILT` says that it is built. */
export default function setup({ provide }: TestProject): (() => void) | undefined {
  if (process.env.FAYRE_BUILT) {
    provide('built', root)
    return undefined
  }
  const folder = temporaryFolder('build')
  const built = join(folder.path, 'package')
  buildIn(built)
  provide('built', built)
  return folder.remove
}
