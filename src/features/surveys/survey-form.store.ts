import { failureIn } from '../../api/failure-in.ts'
import { answerSurvey, type Survey } from '../../api/surveys.ts'
import { type Checked, createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { compartment } from '../checkout/compartment.ts'
import { keyOfContent } from '../checkout/kept-key.ts'
import { type AnswerMistake, answersIn, mistakesIn, nothingTyped, type Typed } from './answers.ts'

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

interface Followers {
  /** The message for a mistake. */
  words(mistake: AnswerMistake): string
  /** Is the guest told that the answers are stored with their name? */
  isNamed(): boolean
  onSent(): void
  /** Called when the organiser has changed the questions meanwhile, and nothing was sent. */
  onChanged(): void
}

/** The form of a survey. What is typed is kept on the device for an hour, also over sign-in. */
export function createSurveyForm(
  site: Site,
  { survey_id, questions, anonymousYN }: Survey,
  { words, isNamed, onSent, onChanged }: Followers,
) {
  const stored = compartment(site, `survey ${survey_id}`)
  return createForm<Typed>({
    environment: site.environment,
    values: nothingTyped(questions),
    draft: stored.draft('typed'),
    check: typed =>
      Object.fromEntries(
        mistakesIn(questions, typed).map(mistake => [mistake.field, { text: words(mistake) }]),
      ) as Checked<Typed>,
    async send(typed) {
      const answers = answersIn(questions, typed)
      const seen = questions.flatMap(({ question_id, choices }) => [question_id, ...choices.map(one => one.choice_id)])
      const told = { seen, anonymousYN: yesNo(anonymousYN), namedYN: yesNo(isNamed()) }
      const input = { survey_id, ...told, answers, idempotency_key: keyOfContent(stored, answers) }
      try {
        await userCall(site)(answerSurvey, input)
      } catch (problem) {
        const failure = failureIn(problem)
        if (failure?.type === 'http' && failure.said.error === 'survey_changed') onChanged()
        throw problem
      }
      stored.clear()
      onSent()
    },
  })
}
