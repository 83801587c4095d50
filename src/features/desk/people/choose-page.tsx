import { useStore } from '@nanostores/react'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom } from './people.store.ts'

/** Results that are shown. A longer search term narrows them down. */
const most = 6

/** Chooses a fundraiser's page by searching for its name or team. */
export function ChoosePage({ error }: Readonly<{ error: string | undefined }>) {
  const say = useMessages(peopleMessages)
  const { choices, choose, $chosen } = useUserSlice(peopleRoom)
  const typed = useStore(choices.$typed)
  const { search } = useStore(choices.$query)
  const chosen = useStore($chosen)
  useFresh(choices.page)
  const frame = useExplained(choices.page)
  if (chosen) {
    return (
      <div>
        <p>
          {say('fundraiser')}: <strong>{chosen.name}</strong>
          {chosen.team_name && `, ${chosen.team_name}`}
        </p>
        <Button variant="quiet" onClick={() => choose(undefined)}>
          {say('another')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <TextField
        label={say('fundraiser')}
        name="fundraiser"
        type="search"
        autoComplete="off"
        help={say('fundraiserHelp')}
        value={typed}
        error={error}
        onInput={choices.type}
      />
      {search && (
        <ResourceFrame {...frame} Problem={NoticeProblem}>
          {({ items }) =>
            items.length ? (
              <RadioGroup
                legend={say('found')}
                name="found"
                value={undefined}
                choices={items.slice(0, most).map(({ fundraiser_id: value, name: title, team_name: description }) => ({
                  value,
                  title,
                  description,
                }))}
                onChoose={id => choose(items.find(({ fundraiser_id }) => fundraiser_id === id))}
              />
            ) : (
              <p role="status">{say('nobody', { search })}</p>
            )
          }
        </ResourceFrame>
      )}
    </div>
  )
}
