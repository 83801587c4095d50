import { useMessages } from '../../../hooks/use-messages.ts'
import { useResource } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { charitiesMessages } from './charities.messages.ts'
import { deskCharities } from './charities.store.ts'
import { itemsMessages } from './items.messages.ts'

type Props = Readonly<{ chosen: readonly string[]; error: string | undefined; onChange: (ids: string[]) => void }>

/** Chooses the charities that donors can choose for an item. Nothing if the event has none. */
export function CharityChoice({ chosen, error, onChange }: Props) {
  const say = useMessages(itemsMessages)
  const sayCharities = useMessages(charitiesMessages)
  const { state } = useResource(useUserSlice(deskCharities))
  if (state.type !== 'ready' || !state.value.length) return null
  const ids = state.value.map(({ charity_id }) => charity_id)
  return (
    <fieldset className="pledge-choice">
      <legend>{sayCharities('title')}</legend>
      <p className="desk-muted">{say('charitiesHelp')}</p>
      {state.value.map(({ charity_id: id, name }, index) => (
        <Checkbox
          key={id}
          name={`charity-${id}`}
          label={name}
          checked={chosen.includes(id)}
          error={index === 0 ? error : undefined}
          onChoose={checked => onChange(ids.filter(one => (one === id ? checked : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  )
}
