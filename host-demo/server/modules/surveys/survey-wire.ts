import { yesNo } from '../../platform/yes-no.ts'
import type { StoredQuestion } from './tables.ts'

/** A question as guests and organisers read it. */
export const questionWire = ({ id, kind, text, help, required, other, choices }: StoredQuestion) => ({
  question_id: id,
  ...{ kind, text, help },
  requiredYN: yesNo(required),
  otherYN: yesNo(other),
  choices: choices.map(({ id, text }) => ({ choice_id: id, text })),
})
