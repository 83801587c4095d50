import type { Generated } from 'kysely'
import type { QuestionKind, SurveyState } from '../../../../src/lib/survey-questions.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    surveys: SurveyTable
    survey_givers: SurveyGiverTable
    survey_responses: SurveyResponseTable
  }
}

/** A question as it is stored, in the order of the form. */
export interface StoredQuestion {
  readonly id: string
  readonly kind: QuestionKind
  readonly text: string
  readonly help: string | null
  readonly required: boolean
  /** Can guests also answer in their own words? */
  readonly other: boolean
  readonly choices: readonly Readonly<{ id: string; text: string }>[]
}

/** The answer to one question. */
export interface StoredAnswer {
  readonly choices?: readonly string[]
  /** In one's own words, also for the choice `other`. */
  readonly text?: string
  readonly number?: number
}

/** By the question's id. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>

export interface SurveyTable {
  id: string
  event_id: string
  title: string
  /** HTML, sanitised. */
  introduction: string
  /** HTML, sanitised. */
  thank_you: string
  state: SurveyState
  /** Null: open until somebody closes it. */
  closes_at: Date | null
  public: boolean
  anonymous: boolean
  questions: Json<readonly StoredQuestion[]>
  created_at: Generated<Date>
}

/** Who has answered. It has neither the answers nor a time, which would tell the answers in an anonymous survey. */
export interface SurveyGiverTable {
  survey_id: string
  /** A keyed hash of the account or device, another one in each survey. */
  giver: string
  /** Hash of the idempotency key. */
  key_hash: string
}

interface SurveyResponseTable {
  /** Random, so that it tells nothing about when it was given. */
  id: string
  survey_id: string
  /** Null: anonymous, or without an account. */
  user_id: string | null
  /** In an anonymous survey the day only. */
  answered_at: Date
  answers: Json<StoredAnswers>
}
