import { type ReactNode, useId } from 'react'
import type { Choice } from './choice-cards.tsx'
import { useEventIsolation } from './event-isolation.ts'
import { FieldMessage } from './field-message.tsx'
import css from './radio-group.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** The question: the legend of the group. */
  legend: ReactNode
  /** Unique within the block. */
  name: string
  choices: readonly Choice[]
  /** undefined: nothing is chosen yet. Nothing is preselected. */
  value: string | undefined
  onChoose: (value: string) => void
  help?: string | undefined
  error?: string | undefined
  /** Side by side, for short answers such as yes and no. */
  inline?: boolean
}>

/** A question with a few answers, as plain radio buttons. For the main question of a view use `ChoiceCards`. */
export function RadioGroup({ legend, name, choices, value, onChoose, help, error, inline }: Props) {
  const id = useId()
  useStyles(css)
  useEventIsolation()
  return (
    <fieldset className="radio-group" aria-describedby={error || help ? id : undefined}>
      <legend className="radio-group-legend">{legend}</legend>
      <div className={inline ? 'radio-group-inline' : 'radio-group-list'}>
        {choices.map(choice => (
          <label key={choice.value} className="radio">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-invalid={error ? true : undefined}
              // Password managers send a change to every field, chosen or not.
              onChange={({ currentTarget }) => currentTarget.checked && onChoose(choice.value)}
            />
            <span>{choice.title}</span>
            {choice.description && <span className="radio-description">{choice.description}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={id} help={help} error={error} />
    </fieldset>
  )
}
