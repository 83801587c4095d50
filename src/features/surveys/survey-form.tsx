import { useStore } from '@nanostores/react'
import { useMemo, useRef, useState } from 'react'
import type { Survey } from '../../api/surveys.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUnanswered } from '../../hooks/use-unanswered.ts'
import { pathTo } from '../../lib/path-to.ts'
import { isAnswered as isAnsweredByServer } from '../../store/is-answered.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isAnswered, otherField } from './answers.ts'
import { createSurveyForm } from './survey-form.store.ts'
import { SurveyQuestion } from './survey-question.tsx'
import { surveyMessages } from './surveys.messages.ts'

type Props = Readonly<{
  survey: Survey
  isSignedIn: boolean
  /** Called when the organiser has changed the questions, to read them again. */
  onChanged: () => void
}>

/** The questions of a survey on one page. */
export function SurveyForm({ survey, isSignedIn, onChanged }: Props) {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const { charity_name: charity } = useSettings()
  const say = useMessages(surveyMessages)
  const { questions, title, anonymousYN } = survey
  const textOf = (field: string) =>
    questions.find(({ question_id: id }) => id === field || otherField(id) === field)?.text ?? title
  /** As it was when the organiser had changed it. */
  const [outdated, setOutdated] = useState<Survey>()
  const isNamed = isSignedIn && !anonymousYN
  const latest = useRef({ say, textOf, isNamed, open, onChanged })
  latest.current = { say, textOf, isNamed, open, onChanged }
  const store = useMemo(
    () =>
      createSurveyForm(site, survey, {
        words: ({ field, fault, most }) =>
          latest.current.say(fault, { question: latest.current.textOf(field), most: String(most) }),
        isNamed: () => latest.current.isNamed,
        onSent: () =>
          latest.current.open(`${pathTo('survey-success')}?survey=${encodeURIComponent(survey.survey_id)}`, {
            replace: true,
          }),
        onChanged: () => {
          setOutdated(survey)
          latest.current.onChanged()
        },
      }),
    [site, survey],
  )
  const form = useForm(store, textOf)
  const state = useStore(store.$state)
  const isLost = state.type === 'failed' && !isAnsweredByServer(state.failure)
  const failure = useUnanswered(store, form.props.failure, say('notSent'))
  const count = questions.filter(question => isAnswered(question, form.values)).length
  return (
    <Form {...form.props} failure={failure} label={title}>
      <p className="survey-note">
        {say(anonymousYN ? 'anonymous' : isNamed ? 'named' : 'unnamed', { charity })} {say('kept')}
      </p>
      <ol className="survey-questions">
        {questions.map(question => (
          <li key={question.question_id}>
            <SurveyQuestion question={question} form={form} onChange={store.change} />
          </li>
        ))}
      </ol>
      {outdated && outdated !== survey && <Notice kind="warning" title={say('changed')} />}
      <div className="survey-send">
        <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('sending')}>
          {say(isLost ? 'again' : 'send')}
        </Button>
        <p className="survey-progress">{say('progress', { count, all: String(questions.length) })}</p>
      </div>
    </Form>
  )
}
