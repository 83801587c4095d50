import { useId } from 'react'
import type { PollDetails } from '../../api/polls.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { pollMessages } from './polls.messages.ts'

type Props = Readonly<{
  poll: Pick<PollDetails, 'options' | 'choices_max'>
  chosen: readonly string[]
  error: string | undefined
  onChoose: (ids: readonly string[]) => void
}>

/** The answers: radio buttons, or checkboxes where several can be chosen. */
export function PollChoices({ poll: { options, choices_max }, chosen, error, onChoose }: Props) {
  const id = useId()
  const say = useMessages(pollMessages)
  if (choices_max === 1) {
    return (
      <RadioGroup
        legend={say('pickOne')}
        name="option_ids"
        choices={options.map(({ option_id, label }) => ({ value: option_id, title: label }))}
        value={chosen[0]}
        error={error}
        onChoose={id => onChoose([id])}
      />
    )
  }
  return (
    <fieldset className="poll-choices" aria-describedby={error ? id : undefined}>
      <legend>{say('pickSome', { count: choices_max })}</legend>
      {options.map(({ option_id, label }, index) => (
        <Checkbox
          key={option_id}
          // The first one has the form's name, so that the list of mistakes leads to it.
          name={index === 0 ? 'option_ids' : option_id}
          label={label}
          checked={chosen.includes(option_id)}
          isWrong={error !== undefined}
          onChoose={isChosen =>
            onChoose(isChosen ? [...chosen, option_id] : chosen.filter(other => other !== option_id))
          }
        />
      ))}
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
