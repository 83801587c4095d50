import { randomKey } from '../../../lib/random-key.ts'
import { hasChoices, type QuestionKind } from '../../../lib/survey-questions.ts'

/** A question as typed. */
export interface TypedQuestion {
  /** A new one's is made here, and replaced by the server. */
  readonly id: string
  readonly kind: QuestionKind
  readonly text: string
  readonly help: string
  readonly isRequired: boolean
  readonly hasOther: boolean
  readonly choices: readonly Readonly<{ id: string; text: string }>[]
}

export const newChoice = (text = '') => ({ id: randomKey(), text })

export const newQuestion = (): TypedQuestion => ({
  ...{ id: randomKey(), kind: 'one', text: '', help: '', isRequired: false, hasOther: false },
  choices: [newChoice(), newChoice()],
})

/** A copy is a question of its own. */
export const copyOf = (question: TypedQuestion): TypedQuestion => ({
  ...question,
  id: randomKey(),
  choices: question.choices.map(({ text }) => newChoice(text)),
})

/** Questions that were typed on during a save. What was new in it has its id of the server now. */
export function withIds(
  typed: readonly TypedQuestion[],
  sent: readonly TypedQuestion[],
  saved: readonly TypedQuestion[],
): readonly TypedQuestion[] {
  return typed.map(question => {
    const at = sent.findIndex(({ id }) => id === question.id)
    const choices = question.choices.map(choice => {
      const place = sent[at]?.choices.findIndex(({ id }) => id === choice.id) ?? -1
      return { ...choice, id: saved[at]?.choices[place]?.id ?? choice.id }
    })
    return { ...question, id: saved[at]?.id ?? question.id, choices }
  })
}

/** The list with one of its members moved by one place. Where that is not possible, as it was. */
export function moved<T>(all: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const to = from + by
  const one = all[from]
  if (one === undefined || to < 0 || to >= all.length) return all
  const others = all.filter((_, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

/** A mistake in a question, and the field that has it. Places count from 1. */
type QuestionFault = Readonly<{ field: string; place: number; choice: number; fault: 'wordless' | 'choiceless' }>

/** Names a question's field. The first one also stands for all questions. */
export const questionField = (place: number) => (place === 1 ? 'questions' : `question-${place}`)

export const choiceField = (place: number, choice: number) => `choice-${place}-${choice}`

export const questionFaults = (questions: readonly TypedQuestion[]): QuestionFault[] =>
  questions.flatMap(({ kind, text, choices }, index) => {
    const place = index + 1
    const wordless: QuestionFault = { field: questionField(place), place, choice: 0, fault: 'wordless' }
    const choiceless = choices.flatMap(({ text }, at): QuestionFault[] =>
      text.trim() ? [] : [{ field: choiceField(place, at + 1), place, choice: at + 1, fault: 'choiceless' }],
    )
    return [...(text.trim() ? [] : [wordless]), ...(hasChoices(kind) ? choiceless : [])]
  })
