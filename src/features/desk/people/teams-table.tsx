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

/** The teams. A hidden team is not shown anywhere; its members keep their own pages. */
export function TeamsTable({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(peopleMessages)
  const { teams, hideWholeTeam } = useUserSlice(peopleRoom)
  const isBusy = useStore(hideWholeTeam.$state).type === 'busy'
  const canEdit = hasPermission(permissions, 'individual-giving.edit')
  return (
    <PagedTable
      caption={say('teams')}
      table={teams}
      keyOf={team => team.team_id}
      empty={<EmptyState icon={userIcon} title={say('noTeams')} />}
      columns={() => [
        {
          title: say('name'),
          show: ({ name, team_id, shownYN }) =>
            shownYN ? (
              <a href={hrefTo('fundraiser-team', { id: team_id })}>{name}</a>
            ) : (
              <span>
                {name} <Badge kind="warning">{say('hidden')}</Badge>
              </span>
            ),
        },
        { title: say('captain'), show: ({ captain_name }) => captain_name },
        { title: say('members'), numeric: true, show: ({ member_count }) => member_count },
        {
          title: say('raised'),
          numeric: true,
          show: ({ raised: minor }) => formatMoney({ minor, currency, decimals }, locale),
        },
        {
          title: say('actions'),
          numeric: true,
          show: team =>
            canEdit && (
              <Button
                disabled={isBusy}
                label={say('actionOn', { action: say(team.shownYN ? 'hideTeam' : 'unhideTeam'), subject: team.name })}
                onClick={() => void hideWholeTeam.run(team)}
              >
                {say(team.shownYN ? 'hideTeam' : 'unhideTeam')}
              </Button>
            ),
        },
      ]}
      csv={{
        name: 'teams',
        heading: [say('name'), say('captain'), say('members'), say('raised')],
        row: one => [one.name, one.captain_name, one.member_count, one.raised / 10 ** decimals],
      }}
    />
  )
}
