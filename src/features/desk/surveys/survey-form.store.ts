import { type AdminSurveyForm, addSurvey, adminSurvey, editSurvey } from '../../../api/admin-surveys.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { hasChoices } from '../../../lib/survey-questions.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createSaved, isStill } from '../../checkout/saved.store.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'
import { newQuestion, questionFaults, type TypedQuestion, withIds } from './questions.ts'

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** The form's values for a survey. The questions are a JSON list. */
const valuesOf = (survey: AdminSurveyForm | undefined) => ({
  title: survey?.title ?? '',
  introduction: survey?.introduction ?? '',
  thank_you: survey?.thank_you ?? '',
  closes_at: survey?.closes_at ? localTime(survey.closes_at) : '',
  publicYN: yesNo(survey?.publicYN ?? true) as string,
  anonymousYN: yesNo(survey?.anonymousYN ?? false) as string,
  questions: JSON.stringify(
    survey?.questions.map(
      (question): TypedQuestion => ({
        id: question.question_id,
        kind: question.kind,
        text: question.text,
        help: question.help ?? '',
        isRequired: question.requiredYN,
        hasOther: question.otherYN,
        choices: question.choices.map(({ choice_id: id, text }) => ({ id, text })),
      }),
    ) ?? [newQuestion()],
  ),
})

export type SurveyValues = ReturnType<typeof valuesOf>

export const questionsIn = ({ questions }: Pick<SurveyValues, 'questions'>): readonly TypedQuestion[] =>
  JSON.parse(questions)

interface Followers {
  /** The newest version that is known here. undefined: a new survey. */
  latest(): AdminSurveyForm | undefined
  onSaved(survey: AdminSurveyForm): void
  /** Called with the version that somebody else has saved. */
  onTheirs(survey: AdminSurveyForm): void
  /** The message for a survey without questions. */
  none(): string
}

/** The form of a survey. `$saved`: it is saved, and unchanged since. */
export function createSurveyForm(site: Site, { latest, onSaved, onTheirs, none }: Followers) {
  const call = userCall(site)
  const form = createForm<SurveyValues>({
    environment: site.environment,
    values: valuesOf(latest()),
    check(values) {
      const problems: { -readonly [K in keyof SurveyValues]?: Problems<SurveyValues>[K] } = {}
      const title = check(values.title, [required])
      if (title) problems.title = title
      const questions = questionsIn(values)
      if (!questions.length) problems.questions = { text: none() }
      else if (questionFaults(questions).length) problems.questions = { key: 'invalid' }
      return problems
    },
    async send(values) {
      const before = latest()
      const input = inputOf(values, before)
      const saved = before
        ? await call(editSurvey, { ...input, survey_id: before.survey_id, revision: before.revision })
        : await call(addSurvey, { ...input, idempotency_key: conflict.key() })
      const accepted = valuesOf(saved)
      conflict.savedAs(saved.survey_id, accepted)
      onSaved(saved)
      const typed = form.$values.get()
      form.accept(accepted)
      if (isStill(typed, values)) settle(accepted)
      else {
        const questions = withIds(questionsIn(typed), questionsIn(values), questionsIn(accepted))
        form.change({ ...typed, questions: JSON.stringify(questions) })
      }
    },
  })
  const { $saved, settle } = createSaved(form)
  const conflict = createConflict(site, form, { kind: 'survey', id: latest()?.survey_id }, async survey_id => {
    const theirs = await call(adminSurvey, { survey_id })
    onTheirs(theirs)
    return valuesOf(theirs)
  })
  return { form, conflict, $saved }
}

const inputOf = (values: SurveyValues, before: AdminSurveyForm | undefined): InputOf<typeof addSurvey> => ({
  title: values.title,
  introduction: values.introduction,
  thank_you: values.thank_you,
  closes_at: values.closes_at ? momentOf(values.closes_at, before?.closes_at) : null,
  publicYN: yesNo(values.publicYN === 'yes'),
  anonymousYN: yesNo(values.anonymousYN === 'yes'),
  questions: questionsIn(values).map(({ id, kind, text, help, isRequired, hasOther, choices }) => ({
    question_id: id,
    ...{ kind, text, help },
    requiredYN: yesNo(isRequired),
    otherYN: yesNo(hasChoices(kind) && hasOther),
    choices: hasChoices(kind) ? choices.map(({ id, text }) => ({ choice_id: id, text })) : [],
  })),
})
