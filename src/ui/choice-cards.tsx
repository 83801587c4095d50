import { type ReactNode, useId } from 'react'
import css from './choice-cards.css?inline'
import { useEventIsolation } from './event-isolation.ts'
import { FieldMessage } from './field-message.tsx'
import { useStyles } from './styles.ts'

export type Choice = Readonly<{ value: string; title: ReactNode; description?: ReactNode; disabled?: boolean }>

type Props = Readonly<{
  /** The question that the cards answer: the legend of the group. */
  legend: ReactNode
  /** Unique within the block. */
  name: string
  choices: readonly Choice[]
  /** undefined: nothing is chosen yet. */
  value: string | undefined
  onChoose: (value: string) => void
  help?: string
  error?: string | undefined
  /** Small cards side by side, such as amounts. Default: as wide as their text. */
  compact?: boolean
}>

/** Radio buttons styled as cards. Native ones, so arrow keys, form submission and screen readers work. */
export function ChoiceCards({ legend, name, choices, value, onChoose, help, error, compact }: Props) {
  const id = useId()
  useStyles(css)
  useEventIsolation()
  return (
    <fieldset
      className={compact ? 'choice-cards choice-cards-compact' : 'choice-cards'}
      aria-describedby={error || help ? id : undefined}
    >
      <legend className="choice-cards-legend">{legend}</legend>
      <div className="choice-cards-list">
        {choices.map(choice => (
          <label key={choice.value} className="choice-card">
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
            <span className="choice-card-title">{choice.title}</span>
            {choice.description && <span className="choice-card-description">{choice.description}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={id} help={help} error={error} />
    </fieldset>
  )
}
