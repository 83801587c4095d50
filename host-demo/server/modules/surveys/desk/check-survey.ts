import { hasChoices, surveyLimits } from '../../../../../src/lib/survey-questions.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { StoredQuestion } from '../tables.ts'
import type { SurveyRecord } from './survey-record.ts'

interface Stored {
  readonly record: SurveyRecord
  readonly responses: number
}

/**
 * @param at now; undefined: its end was checked when it was chosen
 * @param before the stored survey: once it is open, its anonymity stands; once somebody has answered it, only wording
 *   can change
 * @throws {HttpError} 400 with a message for each field that is not allowed
 */
export function checkSurvey(record: SurveyRecord, at: Date | undefined, before?: Stored): void {
  const problems: Record<string, ErrorText> = {}
  const { closes_at, state, anonymous, questions } = record
  const isNewEnd = closes_at?.getTime() !== before?.record.closes_at?.getTime()
  if (at && state === 'open' && isNewEnd && closes_at && closes_at <= at)
    problems.closes_at = 'Choose an end in the future'
  const bare = questions.findIndex(
    ({ kind, choices }) => hasChoices(kind) && choices.length < surveyLimits.leastChoices,
  )
  if (bare >= 0) {
    problems.questions = { sentence: 'Question {place} needs two choices or more', values: { place: String(bare + 1) } }
  }
  const ids = questions.flatMap(({ id, choices }) => [id, ...choices.map(one => `${id} ${one.id}`)])
  if (new Set(ids).size < ids.length) problems.questions = { forPrograms: 'Each question and choice has its own id.' }
  if (before?.responses) {
    if (fixedOf(questions) !== fixedOf(before.record.questions)) {
      problems.questions = 'Somebody has answered, so questions, their kinds and choices stand. Wording can change.'
    }
  }
  // Guests who have opened it were told this, and may be typing.
  if (before && before.record.state !== 'draft' && anonymous !== before.record.anonymous) {
    problems.anonymousYN = 'Guests are told this since the survey was opened. It stands.'
  }
  if (Object.keys(problems).length) throw validationError(problems)
}

/** What answers refer to, in whatever order the questions are. */
const fixedOf = (questions: readonly StoredQuestion[]): string =>
  JSON.stringify(
    questions
      .map(({ id, kind, other, choices }) => [id, kind, other, ...choices.map(choice => choice.id).sort()])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )
