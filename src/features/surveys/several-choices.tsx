import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { chosenOf } from './answers.ts'

type Props = Readonly<{
  /** The question. */
  legend: ReactNode
  name: string
  choices: readonly Readonly<{ value: string; title: string }>[]
  /** The chosen ones, as a JSON list. */
  value: string
  onChoose: (value: string) => void
  help: string | undefined
  error: string | undefined
}>

/** A question that takes several answers. */
export function SeveralChoices({ legend, name, choices, value, onChoose, help, error }: Props) {
  const id = useId()
  const chosen = chosenOf(value)
  const set = (one: string, isChosen: boolean) => {
    const known = choices.map(({ value }) => value)
    const next = known.filter(choice => (choice === one ? isChosen : chosen.includes(choice)))
    onChoose(next.length ? JSON.stringify(next) : '')
  }
  return (
    <fieldset className="survey-choices" aria-describedby={error || help ? id : undefined}>
      <legend>{legend}</legend>
      {choices.map(choice => (
        <Checkbox
          key={choice.value}
          name={name}
          label={choice.title}
          checked={chosen.includes(choice.value)}
          isWrong={error !== undefined}
          onChoose={isChosen => set(choice.value, isChosen)}
        />
      ))}
      <FieldMessage id={id} help={help} error={error} />
    </fieldset>
  )
}
