import type { ResultRule } from '../../../src/api/poll-kinds.ts'
import type { DemoTime } from './demo-time.ts'

/** A poll of a demo event. */
export interface DemoPoll {
  /** The end of its id and of its page's address: `cake`. */
  key: string
  question: string
  description?: string
  /** Each answer, and how many had voted for it before the demo began. */
  answers: readonly (readonly [label: string, votes: number])[]
  /** Omitted: one. */
  choicesMax?: number
  public?: boolean
  results: ResultRule
  /** Omitted: the organiser closes it. */
  closes?: DemoTime
}
