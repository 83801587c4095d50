import type { Visit } from './visit.ts'

/** One thing that goes wrong, and how it must end. */
export interface FaultCase {
  /** Of a fault of the reference server: its name, and the call where that is another than its own. */
  readonly name: string
  readonly by: 'server' | 'network' | 'storage' | 'another tab' | 'provider'
  /** What the visitor ends with, in words. */
  readonly end: string
  /** Also part of the browser tests. */
  readonly short?: true
  /** Lets it go wrong, and throws where the end is another. */
  run(visit: Visit): Promise<void>
}
