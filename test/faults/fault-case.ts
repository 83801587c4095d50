import type { Visit } from './visit.ts'

/** One fault and its expected outcome. */
export interface FaultCase {
  /** The name of a server fault, with its call if that is not the default. */
  readonly name: string
  readonly by: 'server' | 'network' | 'storage' | 'another tab' | 'provider' | 'a stranger' | 'a donor' | 'the page'
  /** The outcome for the visitor, in words. */
  readonly end: string
  /** Also part of the browser tests. */
  readonly short?: true
  /** Injects the fault, and throws if the outcome differs. */
  run(visit: Visit): Promise<void>
}
