import { useEffect, useState } from 'react'
import { useDebounced } from '../../../hooks/use-debounced.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { givingMessages } from '../individual-giving.messages.ts'
import css from './giving-controls.css?inline'
import { type ListState, sorts } from './list-state.ts'

type Props = Readonly<{
  state: Pick<ListState, 'q' | 'sort'>
  onChange: (changes: Partial<Pick<ListState, 'q' | 'sort'>>) => void
}>

/** Search and order. A search starts half a second after typing, or at once on Enter. */
export function GivingControls({ state, onChange }: Props) {
  useStyles(css)
  const say = useMessages(givingMessages)
  const [typed, setTyped] = useState(state.q)
  const search = useDebounced((q: string) => onChange({ q }))

  // A link may change the address. But a search must not overwrite the text that is still being typed.
  useEffect(() => setTyped(typed => (typed.trim() === state.q ? typed : state.q)), [state.q])

  return (
    <search>
      <form
        className="giving-controls"
        onSubmit={event => {
          event.preventDefault()
          search.flush()
        }}
      >
        <TextField
          label={say('search')}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onInput={value => {
            setTyped(value)
            search(value)
          }}
        />
        <SelectField
          label={say('sort')}
          name="sort"
          value={state.sort}
          options={sorts.map(sort => ({ value: sort, label: say(`sort.${sort}`) }))}
          onInput={value => onChange({ sort: sorts.find(sort => sort === value) ?? 'raised' })}
        />
      </form>
    </search>
  )
}
