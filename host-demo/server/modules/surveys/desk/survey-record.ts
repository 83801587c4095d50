import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import type { addSurvey } from '../../../../../src/api/admin-surveys.input.ts'
import { hasChoices } from '../../../../../src/lib/survey-questions.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { descriptionHtml } from '../../../platform/http/description-html.ts'
import type { StoredQuestion, SurveyTable } from '../tables.ts'

/** What an organiser sets for a survey. Also what the audit log stores of it. */
const edited = [
  'title',
  'introduction',
  'thank_you',
  'state',
  'closes_at',
  'public',
  'anonymous',
  'questions',
] as const satisfies readonly (keyof SurveyTable)[]

export type SurveyRecord = Pick<Selectable<SurveyTable>, (typeof edited)[number]>

type Input = Omit<InferOutput<typeof addSurvey.input>, 'idempotency_key'>

/** @param before the stored survey, whose questions and choices keep their ids */
export const recordOfInput = (input: Input, before?: SurveyRecord): SurveyRecord => ({
  title: input.title,
  introduction: descriptionHtml(input.introduction),
  thank_you: descriptionHtml(input.thank_you),
  state: before?.state ?? 'draft',
  closes_at: input.closes_at === null ? null : new Date(input.closes_at),
  public: input.publicYN === 'yes',
  anonymous: input.anonymousYN === 'yes',
  questions: input.questions.map(question => questionOf(question, before?.questions ?? [])),
})

/** An id that this survey does not know is replaced, so that none is chosen by the caller. */
function questionOf(
  { question_id, kind, text, help, requiredYN, otherYN, choices }: Input['questions'][number],
  known: readonly StoredQuestion[],
): StoredQuestion {
  const before = known.find(({ id }) => id === question_id)
  return {
    id: before?.id ?? newId('q'),
    ...{ kind, text, help: help || null },
    required: requiredYN === 'yes',
    other: hasChoices(kind) && otherYN === 'yes',
    choices: hasChoices(kind)
      ? choices.map(({ choice_id, text }) => ({
          id: before?.choices.find(({ id }) => id === choice_id)?.id ?? newId('c'),
          text,
        }))
      : [],
  }
}

const newId = (kind: 'q' | 'c') => `${kind}_${randomBytes(6).toString('hex')}`

const recordOf = (row: SurveyRecord): SurveyRecord =>
  Object.fromEntries(edited.map(name => [name, row[name]])) as SurveyRecord

/** The record as it is stored and compared in the audit log: with times as text. */
export const recorded = (record: SurveyRecord): Recorded => JSON.parse(JSON.stringify(recordOf(record)))

/** Reads a record from the audit log. */
export function recordFrom(value: Recorded): SurveyRecord {
  const { closes_at, ...record } = value as Recorded & SurveyRecord
  return { ...record, closes_at: closes_at && new Date(closes_at) }
}

/** The record as database columns. */
export const columnsOf = (record: SurveyRecord): Pick<Insertable<SurveyTable>, (typeof edited)[number]> => ({
  ...recordOf(record),
  questions: JSON.stringify(record.questions),
})

/** Changes whenever what the form has of a survey does. Opening and closing it changes none of that. */
export const revisionOf = (record: SurveyRecord) =>
  sha256(JSON.stringify({ ...recorded(record), state: undefined })).slice(0, 16)
