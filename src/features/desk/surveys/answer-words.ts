import type { AdminSurveyForm, SurveyResponse } from '../../../api/admin-surveys.ts'
import type { Say } from '../../../hooks/use-messages.ts'
import type { surveysMessages } from './surveys.messages.ts'

/** A response's answer to a question, in words or as a number. undefined: none was given. */
export function answerTo(
  { question_id, choices }: AdminSurveyForm['questions'][number],
  { answers }: SurveyResponse,
  say: Say<typeof surveysMessages>,
): string | number | undefined {
  const answer = answers.find(one => one.question_id === question_id)
  if (!answer) return undefined
  if (answer.number !== undefined) return answer.number
  const chosen = answer.choices.map(choice =>
    choice === 'yes' || choice === 'no' || choice === 'other'
      ? say(choice)
      : (choices.find(({ choice_id }) => choice_id === choice)?.text ?? choice),
  )
  const words = chosen.join('; ')
  return words && answer.text ? `${words}: ${answer.text}` : words || answer.text
}
