import { hasChoices, type QuestionKind } from '../../../lib/survey-questions.ts'

/** A question as typed. */
export interface TypedQuestion {
  /** undefined: it is not saved yet. */
  readonly id: string | undefined
  readonly kind: QuestionKind
  readonly text: string
  readonly help: string
  readonly isRequired: boolean
  readonly hasOther: boolean
  readonly choices: readonly Readonly<{ id: string | undefined; text: string }>[]
}

export const newChoice = { id: undefined, text: '' }

export const newQuestion: TypedQuestion = {
  ...{ id: undefined, kind: 'one', text: '', help: '', isRequired: false, hasOther: false },
  choices: [newChoice, newChoice],
}

/** A copy is a question of its own. */
export const copyOf = (question: TypedQuestion): TypedQuestion => ({
  ...question,
  id: undefined,
  choices: question.choices.map(({ text }) => ({ id: undefined, text })),
})

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
