import type { StoredQuestion } from '../modules/surveys/tables.ts'

/** A survey of a demo event. */
export interface DemoSurvey {
  /** The end of its id and of its page's address: `fayre`. */
  key: string
  title: string
  /** HTML. */
  introduction: string
  thankYou: string
  isPublic: boolean
  isAnonymous: boolean
  questions: readonly DemoQuestion[]
  responses: readonly DemoResponse[]
}

interface DemoResponse {
  daysAgo: number
  /** Email address of the account. Omitted: anonymous, or without an account. */
  by?: string
  /** By question. The number of a choice counts from 0. */
  answers: Readonly<Record<string, DemoAnswer>>
}

export type DemoAnswer = string | number | readonly number[]

export type DemoQuestion = Pick<StoredQuestion, 'kind' | 'text'> &
  Partial<Pick<StoredQuestion, 'help' | 'required'>> & {
    /** Its name among the answers. */
    key: string
    choices?: readonly string[]
  }
