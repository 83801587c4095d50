import { randomUUID } from 'node:crypto'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import type { DemoServer } from './demo-server.ts'

type Input = InputOf<typeof endpoints.addSurvey>

/** An organiser's input for a survey with a question of each kind. */
export const surveyInput = (extra: Partial<Input> = {}): Input => ({
  title: 'How was it?',
  introduction: 'Tell us.\n\nIt takes a minute.',
  thank_you: 'Thank you so much.',
  publicYN: 'yes',
  anonymousYN: 'no',
  questions: [
    question('one', { text: 'Which stall?', requiredYN: 'yes', otherYN: 'yes', choices: choices('Cakes', 'Plants') }),
    question('several', { text: 'What did you like?', choices: choices('Music', 'Food', 'Games') }),
    question('short', { text: 'Who with?' }),
    question('long', { text: 'What should change?' }),
    question('rating', { text: 'The day?' }),
    question('recommend', { text: 'Recommend us?' }),
    question('yes_no', { text: 'Come again?' }),
  ],
  ...extra,
})

type Question = Input['questions'][number]

export const question = (kind: Question['kind'], extra: Partial<Question> = {}): Question => ({
  kind,
  text: 'Question',
  requiredYN: 'no',
  otherYN: 'no',
  choices: [],
  ...extra,
})

export const choices = (...texts: string[]) => texts.map(text => ({ text }))

/** Adds a survey and opens it. */
export async function openedSurvey(demo: DemoServer, token: string, extra: Partial<Input> = {}) {
  const { output, error } = await demo.call(endpoints.addSurvey, surveyInput(extra), { token })
  if (!output) throw new Error(JSON.stringify(error))
  return (await demo.call(endpoints.openSurvey, { survey_id: output.survey_id }, { token })).output
}

/** Saves a survey with some fields changed. */
export async function editSurvey(demo: DemoServer, token: string, survey_id: string, extra: object) {
  const {
    revision,
    responses: _,
    state: __,
    closes_at,
    publicYN,
    anonymousYN,
    questions,
    ...texts
  } = (await demo.call(endpoints.adminSurvey, { survey_id }, { token })).output
  const input = {
    ...surveyInput(),
    ...texts,
    closes_at,
    publicYN: publicYN ? ('yes' as const) : ('no' as const),
    anonymousYN: anonymousYN ? ('yes' as const) : ('no' as const),
    questions: questions.map(({ requiredYN, otherYN, ...rest }) => ({
      ...rest,
      requiredYN: requiredYN ? ('yes' as const) : ('no' as const),
      otherYN: otherYN ? ('yes' as const) : ('no' as const),
    })),
    ...extra,
  }
  return demo.call(endpoints.editSurvey, { ...input, survey_id, revision }, { token })
}

type Answers = InputOf<typeof endpoints.answerSurvey>['answers']

interface Sending {
  token?: string
  key?: string
  /** Default: what the survey says now. */
  anonymousYN?: 'yes' | 'no' | null
  namedYN?: 'yes' | 'no'
}

/** Answers a survey, by an unknown device unless there is a token. */
export async function answer(
  demo: DemoServer,
  survey_id: string,
  answers: Answers,
  { token, key = randomUUID(), anonymousYN, namedYN }: Sending = {},
) {
  const as = token ? { token } : {}
  const { output } = await demo.call(endpoints.survey, { survey_id }, as)
  const told = anonymousYN === undefined && output ? (output.anonymousYN ? 'yes' : 'no') : anonymousYN
  const input = { survey_id, idempotency_key: key, anonymousYN: told, namedYN, answers }
  return demo.call(endpoints.answerSurvey, input, as)
}
