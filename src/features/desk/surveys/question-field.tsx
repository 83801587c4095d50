import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { hasChoices, questionKinds, surveyLimits } from '../../../lib/survey-questions.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { ChoicesField } from './choices-field.tsx'
import { questionField, type TypedQuestion } from './questions.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  question: TypedQuestion
  /** From 1. */
  place: number
  /** How many questions there are. */
  all: number
  errors: readonly Mistake[]
  isLocked: boolean
  onChange: (part: Partial<TypedQuestion>) => void
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onRemove: () => void
}>

/** One question, and the buttons that move, duplicate and remove it. */
export function QuestionField(props: Props) {
  const { question, place, all, errors, isLocked, onChange, onMove } = props
  const say = useMessages(surveysMessages)
  const optional = useMessages(fieldMessages)('optional')
  const name = (act: 'up' | 'down' | 'duplicate' | 'remove') => say('actOn', { act: say(act), place: String(place) })
  const field = questionField(place)
  return (
    <fieldset className="surveys-question">
      <legend>{say('question', { place: String(place) })}</legend>
      <TextField
        name={field}
        label={say('text')}
        value={question.text}
        error={errors.find(one => one.field === field)?.text}
        maxLength={300}
        onInput={text => onChange({ text })}
      />
      <TextField
        name={`help-${place}`}
        label={say('help')}
        value={question.help}
        maxLength={300}
        optional={optional}
        onInput={help => onChange({ help })}
      />
      <SelectField
        name={`kind-${place}`}
        label={say('kind')}
        value={question.kind}
        options={questionKinds.map(value => ({ value, label: say(value) }))}
        disabled={isLocked}
        onInput={chosen => onChange({ kind: questionKinds.find(kind => kind === chosen) ?? question.kind })}
      />
      <Checkbox
        name={`required-${place}`}
        label={say('required')}
        checked={question.isRequired}
        onChoose={isRequired => onChange({ isRequired })}
      />
      {hasChoices(question.kind) && (
        <ChoicesField question={question} place={place} errors={errors} isLocked={isLocked} onChange={onChange} />
      )}
      <div className="desk-buttons">
        <span data-move="-1">
          <Button variant="quiet" label={name('up')} disabled={place === 1} onClick={() => onMove(-1)}>
            {say('up')}
          </Button>
        </span>
        <span data-move="1">
          <Button variant="quiet" label={name('down')} disabled={place === all} onClick={() => onMove(1)}>
            {say('down')}
          </Button>
        </span>
        {!isLocked && all < surveyLimits.questions && (
          <Button variant="quiet" label={name('duplicate')} onClick={props.onDuplicate}>
            {say('duplicate')}
          </Button>
        )}
        {!isLocked && all > 1 && (
          <Button variant="quiet" label={name('remove')} onClick={props.onRemove}>
            {say('remove')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
