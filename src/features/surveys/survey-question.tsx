import type { SurveyQuestion as Question } from '../../api/surveys.ts'
import { useCharacterCount } from '../../hooks/use-character-count.ts'
import type { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { longestTexts, otherChoice } from '../../lib/survey-questions.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isAnswered, isOtherChosen, numbersOf, otherField, type Typed } from './answers.ts'
import { SeveralChoices } from './several-choices.tsx'
import { surveyMessages } from './surveys.messages.ts'

type Props = Readonly<{
  question: Question
  form: Pick<ReturnType<typeof useForm<Typed>>, 'values' | 'error' | 'field'>
  onChange: (values: Typed) => void
}>

/** One question with its answer. */
export function SurveyQuestion({ question, form, onChange }: Props) {
  const say = useMessages(surveyMessages)
  const sayField = useMessages(fieldMessages)
  const { question_id: id, kind, text, help, requiredYN, otherYN, choices } = question
  const count = useCharacterCount()
  const optional = sayField('optional')
  if (kind === 'short' || kind === 'long') {
    const field = { ...form.field(id), help, ...(!requiredYN && { optional }) }
    return kind === 'short' ? (
      <TextField {...field} />
    ) : (
      <TextAreaField {...field} limit={longestTexts.long} count={count} />
    )
  }
  const value = form.values[id] ?? ''
  const group = {
    legend: (
      <>
        {text}
        {!requiredYN && <span className="survey-optional"> ({optional})</span>}
      </>
    ),
    name: id,
    error: form.error(id),
    value: value || undefined,
    onChoose: (chosen: string) => onChange({ [id]: chosen }),
  }
  const offered = [
    ...choices.map(({ choice_id, text }) => ({ value: choice_id, title: text })),
    ...(otherYN ? [{ value: otherChoice, title: say('other') }] : []),
  ]
  const isOne = kind === 'one' || kind === 'yes_no' || kind === 'rating' || kind === 'recommend'
  return (
    <div className={`survey-question survey-${kind}`}>
      {kind === 'one' && <RadioGroup {...group} help={help} choices={offered} />}
      {kind === 'yes_no' && (
        <RadioGroup
          {...group}
          help={help}
          choices={[
            { value: 'yes', title: sayField('yes') },
            { value: 'no', title: sayField('no') },
          ]}
        />
      )}
      {(kind === 'rating' || kind === 'recommend') && (
        <ChoiceCards
          {...group}
          compact
          help={[help, say(kind === 'rating' ? 'ratingHelp' : 'recommendHelp')].filter(Boolean).join(' ')}
          choices={numbersOf(kind).map(number => ({ value: number, title: number }))}
        />
      )}
      {kind === 'several' && <SeveralChoices {...group} value={value} help={help} choices={offered} />}
      {isOtherChosen(question, form.values) && <TextField {...form.field(otherField(id))} label={say('otherWords')} />}
      {isOne && !requiredYN && isAnswered(question, form.values) && (
        <p>
          <Button variant="quiet" label={say('clearTo', { question: text })} onClick={() => onChange({ [id]: '' })}>
            {say('clear')}
          </Button>
        </p>
      )}
    </div>
  )
}
