import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DeskFundraiser } from '../../../api/admin-fundraisers.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { distinctName } from './distinct-name.ts'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom } from './people.store.ts'

/** The most results that are shown. A longer search term finds fewer. */
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
  const container = useRef<HTMLDivElement>(null)

  const [decisions, setDecisions] = useState(0)
  // The pressed button is removed, so the focus moves to what replaces it.
  useEffect(() => {
    if (decisions) container.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [decisions])

  function decide(page: Parameters<typeof choose>[0]): void {
    choose(page)
    setDecisions(decisions + 1)
  }

  if (chosen) {
    return (
      <div ref={container}>
        <p>
          {say('fundraiser')}: <strong>{chosen.name}</strong>
          {chosen.team_name && `, ${chosen.team_name}`} <Hidden page={chosen} />
        </p>
        <Button variant="quiet" onClick={() => decide(undefined)}>
          {say('another')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={container}>
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
      {typed.trim() && search && (
        <ResourceFrame {...frame} Problem={NoticeProblem}>
          {({ items, search: searched }) =>
            // Earlier results, shown until the new ones are there, would be pressed by mistake.
            searched !== search ? null : items.length ? (
              <ul className="desk-buttons" aria-label={say('found')}>
                {items
                  .slice(0, most)
                  .map(page => ({ ...page, name: distinctName(page, items) }))
                  .map(page => (
                    <li key={page.fundraiser_id}>
                      <Button onClick={() => decide(page)}>
                        {[page.name, page.team_name].filter(Boolean).join(', ')} <Hidden page={page} />
                      </Button>
                    </li>
                  ))}
              </ul>
            ) : (
              <p role="status">{say('nobody', { search })}</p>
            )
          }
        </ResourceFrame>
      )}
    </div>
  )
}

function Hidden({ page }: Readonly<{ page: Pick<DeskFundraiser, 'shownYN'> }>) {
  const say = useMessages(peopleMessages)
  return page.shownYN ? null : <Badge kind="warning">{say('hidden')}</Badge>
}
