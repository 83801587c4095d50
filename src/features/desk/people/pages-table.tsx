import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { userIcon } from '../../../ui/icons.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { PagedTable } from '../paged-table.tsx'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom } from './people.store.ts'

/** Everybody's page, with what it has raised. A hidden page is not shown anywhere, but its gifts still count. */
export function PagesTable({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(peopleMessages)
  const { pages, hide } = useUserSlice(peopleRoom)
  const isBusy = useStore(hide.$state).type === 'busy'
  const canEdit = hasPermission(permissions, 'individual-giving.edit')
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  return (
    <PagedTable
      caption={say('pages')}
      table={pages}
      keyOf={page => page.fundraiser_id}
      empty={<EmptyState icon={userIcon} title={say('noPages')} />}
      columns={() => [
        {
          title: say('name'),
          show: ({ name, fundraiser_id, shownYN }) =>
            shownYN ? (
              <a href={hrefTo('fundraiser', { id: fundraiser_id })}>{name}</a>
            ) : (
              <span>
                {name} <Badge kind="warning">{say('hidden')}</Badge>
              </span>
            ),
        },
        { title: say('team'), show: ({ team_name }) => team_name },
        { title: say('raised'), numeric: true, show: ({ raised }) => money(raised) },
        { title: say('offline'), numeric: true, show: ({ offline_raised }) => money(offline_raised) },
        { title: say('views'), numeric: true, show: ({ views }) => views },
        {
          title: say('actions'),
          numeric: true,
          show: page =>
            canEdit &&
            (page.shownYN || !page.erasedYN) && (
              <Button
                disabled={isBusy}
                label={say('actionOn', { action: say(page.shownYN ? 'hide' : 'unhide'), subject: page.name })}
                onClick={() => void hide.run(page)}
              >
                {say(page.shownYN ? 'hide' : 'unhide')}
              </Button>
            ),
        },
      ]}
      csv={{
        name: 'fundraisers',
        heading: [say('name'), say('team'), say('raised'), say('offline'), say('views')],
        row: one => [
          one.name,
          one.team_name,
          one.raised / 10 ** decimals,
          one.offline_raised / 10 ** decimals,
          one.views,
        ],
      }}
    />
  )
}
