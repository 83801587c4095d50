import type { InputOf } from '../../api/endpoint.ts'
import type { answerSurvey, SurveyQuestion } from '../../api/surveys.ts'
import { longestTexts, otherChoice, scales } from '../../lib/survey-questions.ts'

/** What is typed: by a question's id, and its own words by `otherField`. Several choices are a JSON list. */
export type Typed = Readonly<Record<string, string>>

/** The numbers of a scale, as they are chosen. */
export function numbersOf(kind: keyof typeof scales): readonly string[] {
  const [first, last] = scales[kind]
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
}

/** The field of one's own words, besides the choices. */
export const otherField = (id: string) => `${id}_${otherChoice}`

export const nothingTyped = (questions: readonly SurveyQuestion[]): Typed =>
  Object.fromEntries(
    questions.flatMap(({ question_id: id, otherYN }) => [[id, ''], ...(otherYN ? [[otherField(id), '']] : [])]),
  )

/** The chosen of several choices. What was kept in the browser is untrusted. */
export function chosenOf(typed: string | undefined): readonly string[] {
  try {
    const chosen: unknown = JSON.parse(typed || '[]')
    return Array.isArray(chosen) ? chosen.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The choices of a question, as they are chosen now. */
export function choicesOf(question: SurveyQuestion, typed: Typed): readonly string[] {
  const { kind, question_id: id, choices, otherYN } = question
  const text = typed[id] ?? ''
  if (kind === 'yes_no') return text ? [text] : []
  // The organiser may have taken one out since.
  const isThere = (chosen: string) =>
    choices.some(one => one.choice_id === chosen) || (otherYN && chosen === otherChoice)
  if (kind === 'several') return chosenOf(text).filter(isThere)
  return kind === 'one' && isThere(text) ? [text] : []
}

export const isOtherChosen = (question: SurveyQuestion, typed: Typed): boolean =>
  question.otherYN && choicesOf(question, typed).includes(otherChoice)

export function isAnswered(question: SurveyQuestion, typed: Typed): boolean {
  const { kind, question_id: id } = question
  const hasList = kind === 'several' || kind === 'one'
  return hasList ? choicesOf(question, typed).length > 0 : (typed[id] ?? '').trim() !== ''
}

/** A mistake, and the field that has it. */
export type AnswerMistake = Readonly<{
  field: string
  fault: 'unanswered' | 'wordless' | 'tooLong' | 'nothing'
  most: number
}>

/** The mistakes, in the order of the form. The server checks the same. */
export function mistakesIn(questions: readonly SurveyQuestion[], typed: Typed): AnswerMistake[] {
  const mistakes = questions.flatMap(question => mistakesAt(question, typed))
  if (mistakes.length || questions.some(question => isAnswered(question, typed))) return mistakes
  return questions.slice(0, 1).map(({ question_id: field }) => ({ field, fault: 'nothing', most: 0 }))
}

function mistakesAt(question: SurveyQuestion, typed: Typed): AnswerMistake[] {
  const { question_id: id, kind, requiredYN } = question
  if (!isAnswered(question, typed)) return requiredYN ? [{ field: id, fault: 'unanswered', most: 0 }] : []
  const isOther = isOtherChosen(question, typed)
  const field = isOther ? otherField(id) : id
  const length = [...(typed[field] ?? '').trim()].length
  const most = isOther ? longestTexts.other : kind === 'short' || kind === 'long' ? longestTexts[kind] : undefined
  if (isOther && !length) return [{ field, fault: 'wordless', most: 0 }]
  return most !== undefined && length > most ? [{ field, fault: 'tooLong', most }] : []
}

type Sent = InputOf<typeof answerSurvey>['answers']

/** The answers as they are sent. */
export const answersIn = (questions: readonly SurveyQuestion[], typed: Typed): Sent =>
  questions
    .filter(question => isAnswered(question, typed))
    .map(question => {
      const { question_id, kind } = question
      const text = typed[question_id] ?? ''
      if (kind === 'short' || kind === 'long') return { question_id, text }
      if (kind === 'rating' || kind === 'recommend') return { question_id, number: Number(text) }
      const other = isOtherChosen(question, typed) ? typed[otherField(question_id)] : null
      return { question_id, choices: [...choicesOf(question, typed)], other: other ?? null }
    })
