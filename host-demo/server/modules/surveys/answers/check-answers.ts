import type { InferOutput } from 'valibot'
import type { answerSurvey } from '../../../../../src/api/surveys.input.ts'
import { hasChoices, longestTexts, otherChoice, scales } from '../../../../../src/lib/survey-questions.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { StoredAnswer, StoredAnswers, StoredQuestion } from '../tables.ts'

type Sent = InferOutput<(typeof answerSurvey)['input']>['answers'][number]

/** The most that is stored of one response, as JSON. */
const mostBytes = 60_000

/**
 * The answers as they are stored. Answers to unknown questions are left out.
 * @throws {HttpError} 400 with a message for each question, by its id
 */
export function checkAnswers(questions: readonly StoredQuestion[], sent: readonly Sent[]): StoredAnswers {
  const problems: Record<string, ErrorText> = {}
  const answers: Record<string, StoredAnswer> = {}
  for (const question of questions) {
    const answer = answerTo(
      question,
      sent.find(({ question_id }) => question_id === question.id),
    )
    if ('problem' in answer) problems[`answers.${question.id}`] = answer.problem
    else if (Object.keys(answer).length) answers[question.id] = answer
    else if (question.required) problems[`answers.${question.id}`] = 'Please answer this question'
  }
  const [first] = questions
  if (first && !Object.keys(answers).length) problems[`answers.${first.id}`] ??= 'Please answer a question'
  if (Buffer.byteLength(JSON.stringify(answers)) > mostBytes) {
    const longest = questions.findLast(({ id }) => answers[id]?.text) ?? first
    if (longest) problems[`answers.${longest.id}`] = 'Your answers are too long together. Please shorten some of them.'
  }
  if (Object.keys(problems).length) throw validationError(problems)
  return answers
}

type Checked = StoredAnswer | { readonly problem: ErrorText }

/** An empty object: it was left out. */
function answerTo(question: StoredQuestion, sent: Sent | undefined): Checked {
  const { kind } = question
  if (!sent) return {}
  if (kind === 'short' || kind === 'long') return textOf(sent.text, longestTexts[kind])
  if (kind === 'rating' || kind === 'recommend') {
    const { number } = sent
    const [first, last] = scales[kind]
    if (number === undefined || number === null) return {}
    return number < first || number > last ? { problem: unknownChoice } : { number }
  }
  return choicesOf(question, sent)
}

const unknownChoice = 'Please choose one of the answers'

function choicesOf({ kind, choices, other }: StoredQuestion, sent: Sent): Checked {
  const chosen = [...new Set(sent.choices ?? [])]
  if (!chosen.length) return {}
  const known = hasChoices(kind) ? [...choices.map(({ id }) => id), ...(other ? [otherChoice] : [])] : ['yes', 'no']
  const isTooMany = kind !== 'several' && chosen.length > 1
  if (isTooMany || chosen.some(one => !known.includes(one))) return { problem: unknownChoice }
  if (!chosen.includes(otherChoice)) return { choices: chosen }
  const text = textOf(sent.other, longestTexts.other)
  if ('problem' in text) return text
  return text.text ? { choices: chosen, ...text } : { problem: 'Please write your answer' }
}

function textOf(typed: string | null | undefined, most: number): Checked {
  if (!typed) return {}
  if ([...typed].length > most)
    return { problem: { sentence: 'Please use at most {most} characters', values: { most } } }
  return { text: typed }
}
