import type { PersonalData } from './personal-data.ts'

declare module '../platform/context.ts' {
  interface Context {
    /** Of the floors and modules, from the top down: the upper ones find theirs by rows of the lower ones. */
    readonly personalData: readonly PersonalData[]
  }
}
