import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon, trashIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { fewest, most, newOption, optionField, type TypedOption } from './poll-form.store.ts'
import { pollsMessages } from './polls.messages.ts'

type Props = Readonly<{
  options: readonly TypedOption[]
  error: string | undefined
  /** Mistakes, by the name of the field. */
  errors: readonly Mistake[]
  /** Once somebody has voted, the answers stand. */
  isFixed: boolean
  onChange: (change: (options: readonly TypedOption[]) => readonly TypedOption[]) => void
}>

/** The answers, in the order in which guests see them. */
export function OptionsField({ options, error, errors, isFixed, onChange }: Props) {
  const say = useMessages(pollsMessages)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <ol className="polls-options">
        {options.map(({ option_id, label }, index) => {
          const place = String(index + 1)
          const field = optionField(index + 1)
          return (
            <li key={option_id}>
              <TextField
                name={field}
                label={say('answerPlace', { place })}
                value={label}
                error={errorOf(field)}
                maxLength={100}
                disabled={isFixed}
                onInput={label => onChange(known => known.map((one, at) => (at === index ? { ...one, label } : one)))}
              />
              {!isFixed && options.length > fewest && (
                <Button
                  variant="quiet"
                  label={say('removeAnswer', { place })}
                  onClick={() => onChange(known => known.filter((_, at) => at !== index))}
                >
                  <Icon path={trashIcon} />
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {!isFixed && options.length < most && (
        <div>
          <Button onClick={() => onChange(known => [...known, newOption()])}>
            <Icon path={plusIcon} size={18} />
            {say('addAnswer')}
          </Button>
        </div>
      )}
    </>
  )
}
