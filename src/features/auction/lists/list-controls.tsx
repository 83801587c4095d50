import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { LotKind } from '../../../api/lot-kinds.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useDebounced } from '../../../hooks/use-debounced.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { searchIcon } from '../../../ui/icons.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { lotCategories } from '../categories.store.ts'
import { areBiddable, type ListState, sorts, sortsByBids } from './list-state.ts'
import { listMessages } from './lists.messages.ts'

type Props = Readonly<{
  state: ListState
  kinds: readonly LotKind[]
  onChange: (changes: Partial<ListState>) => void
}>

/** Search, order and category of a list. A search starts half a second after typing, or at once on Enter. */
export function ListControls({ state, kinds, onChange }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(listMessages)
  const categories = useStore(lotCategories(site).$state)
  const [typed, setTyped] = useState(state.q)
  const search = useDebounced((q: string) => onChange({ q }))
  const isBidFor = areBiddable(kinds)

  // A link, such as "Show all lots", may change the address. But a search must not overwrite the text that is still
  // being typed.
  useEffect(() => setTyped(typed => (typed.trim() === state.q ? typed : state.q)), [state.q])

  const options = categories.type === 'ready' ? categories.value : []
  return (
    <search>
      <form
        className="lot-controls"
        onSubmit={event => {
          event.preventDefault()
          search.flush()
        }}
      >
        <div className="lot-controls-search">
          <TextField
            label={say('search')}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            prefix={
              <span className="lot-controls-glass">
                <Icon path={searchIcon} />
              </span>
            }
            onInput={value => {
              setTyped(value)
              search(value)
            }}
          />
        </div>
        <SelectField
          label={say('sort')}
          name="sort"
          value={state.sort}
          options={sorts
            .filter(sort => isBidFor || !sortsByBids(sort))
            .map(sort => ({ value: sort, label: say(`sort.${sort}`) }))}
          onInput={value => onChange({ sort: sorts.find(sort => sort === value) ?? 'number' })}
        />
        {options.length > 0 && (
          <SelectField
            label={say('category')}
            name="category"
            value={state.category}
            options={[
              { value: '', label: say('everyCategory') },
              ...options.map(({ category_id: value, title: label }) => ({ value, label })),
            ]}
            onInput={category => onChange({ category })}
          />
        )}
      </form>
    </search>
  )
}
