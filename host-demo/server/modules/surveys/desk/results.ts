import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { surveyResults as call } from '../../../../../src/api/admin-surveys.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { otherChoice, scales } from '../../../../../src/lib/survey-questions.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { countResponses, findSurvey } from '../find-survey.ts'
import type { StoredQuestion } from '../tables.ts'

type Result = InferInput<typeof call.output>['questions'][number]

export const surveyResults: Handler<typeof endpoints.surveyResults> = async call => {
  const { db } = call.context
  const survey = await findSurvey(db, (await call.event()).id, call.input.survey_id)
  const countsOf = await countAnswers(db, survey.id)
  return {
    title: survey.title,
    responses: (await countResponses(db, [survey.id]))(survey),
    questions: survey.questions.map(question => resultOf(question, countsOf(question.id))),
  }
}

interface Counts {
  readonly answered: number
  readonly texts: number
  /** By a choice's id, or by number. */
  readonly values: ReadonlyMap<string, number>
}

function resultOf({ id, kind, text, choices, other }: StoredQuestion, { answered, texts, values }: Counts): Result {
  const written = choices.map(choice => ({ choice_id: choice.id, text: choice.text }))
  const shown =
    kind === 'yes_no'
      ? [{ choice_id: 'yes' }, { choice_id: 'no' }]
      : kind === 'rating' || kind === 'recommend'
        ? numbersOf(scales[kind])
        : [...written, ...(other ? [{ choice_id: otherChoice }] : [])]
  const counts = shown.map(choice => ({ ...choice, count: values.get(choice.choice_id) ?? 0 }))
  const given = counts.map(({ choice_id, count }) => [Number(choice_id), count] as const)
  const sum = given.reduce((sum, [number, count]) => sum + number * count, 0)
  const isScale = answered > 0 && (kind === 'rating' || kind === 'recommend')
  return {
    question_id: id,
    ...{ kind, text, answered, texts, counts },
    average: isScale ? Math.round((sum / answered) * 100) / 100 : null,
    score: isScale && kind === 'recommend' ? scoreOf(given, answered) : null,
  }
}

const numbersOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ choice_id: String(first + at) }))

function scoreOf(given: readonly (readonly [number, number])[], answered: number): number {
  const share = (counts: (number: number) => boolean) =>
    given.reduce((sum, [number, count]) => sum + (counts(number) ? count : 0), 0) / answered
  return Math.round((share(number => number >= 9) - share(number => number <= 6)) * 100)
}

/** Counts a survey's answers by question. */
async function countAnswers(db: Kysely<Database>, surveyId: string): Promise<(question: string) => Counts> {
  const { rows } = await sql<{ question: string; value: string | null; answered: number; texts: number }>`
    select answer.key as question, value.value, count(*)::int as answered,
      count(answer.value ->> 'text')::int as texts
    from survey_responses
    cross join lateral jsonb_each(answers) as answer
    cross join lateral (
      select null as value
      union all select jsonb_array_elements_text(answer.value -> 'choices')
      union all select answer.value ->> 'number' where answer.value ? 'number'
    ) as value
    where survey_id = ${surveyId}
    group by answer.key, value.value`.execute(db)
  return question => {
    const own = rows.filter(row => row.question === question)
    const all = own.find(({ value }) => value === null)
    return {
      answered: all?.answered ?? 0,
      texts: all?.texts ?? 0,
      values: new Map(own.flatMap(({ value, answered }) => (value === null ? [] : [[value, answered] as const]))),
    }
  }
}
