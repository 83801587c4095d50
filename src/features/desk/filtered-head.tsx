import type { ReactNode } from 'react'
import { SelectField } from '../../ui/select-field.tsx'

type Props<Value extends string> = Readonly<{
  title: string
  /** Shown below the title, such as a total. */
  note?: ReactNode
  /** The label of the filter. */
  label: string
  value: Value
  values: readonly [Value, ...Value[]]
  say: (value: Value) => string
  onChoose: (value: Value) => void
  /** Beside the filter, such as a link. */
  action?: ReactNode
}>

/** The head of a room with a filter for its table. */
export function FilteredHead<Value extends string>(props: Props<Value>) {
  const { title, note, label, value, values, say, onChoose, action } = props
  return (
    <header className="desk-head">
      <div>
        <h1 className="desk-title" tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="desk-muted">{note}</p>}
      </div>
      <div className="desk-buttons">
        <SelectField
          label={label}
          name="listed"
          value={value}
          options={values.map(value => ({ value, label: say(value) }))}
          onInput={chosen => onChoose(values.find(value => value === chosen) ?? values[0])}
        />
        {action}
      </div>
    </header>
  )
}
