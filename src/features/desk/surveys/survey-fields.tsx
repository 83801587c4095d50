import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { rowMistakes } from '../row-mistakes.ts'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import { questionFaults } from './questions.ts'
import { QuestionsField } from './questions-field.tsx'
import { createSurveyForm, questionsIn, type SurveyValues } from './survey-form.store.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  /** undefined: a new survey. */
  survey: AdminSurveyForm | undefined
  /** The message for an end that keeps the survey from being opened. */
  pastEnd?: Readonly<{ text: string }> | undefined
  onSaved: (survey: AdminSurveyForm) => void
  /** Called with the stored version when it is another than the form’s. */
  onTheirs: (survey: AdminSurveyForm) => void
  onUnsaved?: (isUnsaved: boolean) => void
}>

/** The form of a survey. */
export function SurveyFields({ survey, pastEnd, onSaved, onTheirs, onUnsaved }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(surveysMessages)
  const optional = useMessages(fieldMessages)('optional')
  const latest = useRef({ survey, onSaved, onTheirs, say })
  latest.current = { survey, onSaved, onTheirs, say }
  const {
    form: store,
    conflict,
    $saved,
  } = useMemo(
    () =>
      createSurveyForm(site, {
        latest: () => latest.current.survey,
        none: () => latest.current.say('none'),
        onSaved(saved) {
          latest.current.survey = saved
          latest.current.onSaved(saved)
        },
        onTheirs(theirs) {
          latest.current.survey = theirs
          latest.current.onTheirs(theirs)
        },
      }),
    [site],
  )
  useEffect(() => onUnsaved && store.$dirty.subscribe(onUnsaved), [store, onUnsaved])
  useEffect(() => {
    if (pastEnd) store.refuse({ closes_at: pastEnd })
  }, [pastEnd, store])
  const form = useForm(store, (field: keyof SurveyValues & string, inSentence) =>
    say(field === 'title' ? (inSentence ? 'titleLabel' : 'survey') : field),
  )
  const questions = questionsIn(form.values)
  const { problems, ...mistakes } = rowMistakes(form, 'questions', questionFaults(questions), fault =>
    say(fault.fault, { place: String(fault.place), choice: String(fault.choice) }),
  )
  const isLocked = survey !== undefined && survey.responses > 0
  const isAnonymous = form.values.anonymousYN === 'yes'
  // What guests were told stands. What was chosen before somebody else opened it can be taken back.
  const isPromised = survey !== undefined && survey.state !== 'draft' && survey.anonymousYN === isAnonymous
  const zone = useDeviceZone()
  return (
    <EditForm {...form.props} problems={problems} conflict={conflict} label={say('title')}>
      {isLocked && <Notice kind="info" title={say('locked')} />}
      <Card title={say('what')}>
        <TextField {...form.field('title')} maxLength={150} />
        <TextField {...form.field('introduction')} rows={5} optional={optional} help={say('htmlHelp')} />
        <TextField {...form.field('thank_you')} rows={3} optional={optional} />
      </Card>
      <Card title={say('settings')}>
        <Checkbox
          name="publicYN"
          label={say('publicYN')}
          help={say('publicHelp')}
          error={form.error('publicYN')}
          checked={form.values.publicYN === 'yes'}
          onChoose={is => store.change({ publicYN: is ? 'yes' : 'no' })}
        />
        <Checkbox
          name="anonymousYN"
          label={say('anonymousYN')}
          help={say('anonymousHelp')}
          error={form.error('anonymousYN')}
          checked={isAnonymous}
          disabled={isPromised}
          onChoose={is => store.change({ anonymousYN: is ? 'yes' : 'no' })}
        />
        <TextField
          {...form.field('closes_at')}
          type="datetime-local"
          optional={optional}
          help={`${say('closesHelp')} ${zone}`}
        />
      </Card>
      <Card title={say('questions')}>
        <QuestionsField
          questions={questions}
          {...mistakes}
          isLocked={isLocked}
          onChange={change => store.change({ questions: JSON.stringify(change(questionsIn(store.$values.get()))) })}
        />
      </Card>
      <SaveRow busy={form.busy} saved={useStore($saved)} />
    </EditForm>
  )
}
