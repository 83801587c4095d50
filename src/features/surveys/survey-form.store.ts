import { answerSurvey, type Survey } from '../../api/surveys.ts'
import { randomKey } from '../../lib/random-key.ts'
import { type Checked, createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { type Compartment, compartment } from '../checkout/compartment.ts'
import { type AnswerMistake, answersIn, mistakesIn, nothingTyped, type Typed } from './answers.ts'

interface Followers {
  /** The message for a mistake. */
  words(mistake: AnswerMistake): string
  onSent(): void
}

/** The form of a survey. What is typed is kept on the device for an hour, also over sign-in. */
export function createSurveyForm(site: Site, { survey_id, questions }: Survey, { words, onSent }: Followers) {
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
      await userCall(site)(answerSurvey, { survey_id, answers, idempotency_key: keyOf(stored, answers) })
      stored.clear()
      onSent()
    },
  })
}

/**
 * The key of these answers. Sent again they keep it, also after a reload. Other answers get a new one, so that nobody
 * is told that they count when the first ones do.
 */
function keyOf(stored: Compartment, answers: unknown): string {
  const text = JSON.stringify(answers)
  const { key, answers: before } = Object(stored.read('sent')) as { key?: unknown; answers?: unknown }
  if (typeof key === 'string' && before === text) return key
  const fresh = randomKey()
  stored.write('sent', { key: fresh, answers: text })
  return fresh
}
