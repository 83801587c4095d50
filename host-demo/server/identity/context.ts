import type { PersonalData } from './personal-data.ts'

declare module '../platform/context.ts' {
  interface Context {
    /** Of the floors and modules, upper ones first, because they find their records through rows of the lower ones. */
    readonly personalData: readonly PersonalData[]
  }
}
