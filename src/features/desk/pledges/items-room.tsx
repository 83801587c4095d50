import { useMemo, useState } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { Charities } from './charities.tsx'
import { ItemEditor, NewItem } from './item-editor.tsx'
import { itemsMessages } from './items.messages.ts'
import { createRemoval } from './items.store.ts'
import { pledgeDesk } from './pledge-desk.store.ts'
import css from './pledges.css?inline'

/** The pledge items: their list, a new one, the one of the address, and the charities that donors can choose. */
export function Room({ rest, permissions }: RoomProps) {
  useStyles(css)
  if (!rest) return <Items permissions={permissions} />
  if (rest === 'charities') return <Charities />
  return rest === 'new' ? <NewItem /> : <ItemEditor key={rest} id={rest} />
}

function Items({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(itemsMessages)
  const sayDesk = useMessages(deskMessages)
  const { items } = useUserSlice(pledgeDesk)
  const { notLive, ...frame } = useExplainedLive(items)
  useFresh(items)
  const [removing, setRemoving] = useState<AdminPledgeItem>()
  const remove = useMemo(() => createRemoval(site, () => void items.refresh()), [site, items])
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  const address = (rest: string) => hrefTo('admin', { rest: ['pledge-items', rest] })
  const canEdit = hasPermission(permissions, 'pledges.edit')

  const isRemovable = (item: AdminPledgeItem) => hasPermission(permissions, 'pledges.delete') && item.pledge_count === 0
  const acts: Column<AdminPledgeItem> = {
    title: say('acts'),
    show: item =>
      isRemovable(item) && (
        <Button label={say('removeItem', { title: item.title })} onClick={() => setRemoving(item)}>
          {say('remove')}
        </Button>
      ),
  }
  return (
    <RoomPage
      title={say('title')}
      actions={
        <div className="desk-buttons">
          {canEdit && <LinkButton href={address('charities')}>{say('charities')}</LinkButton>}
          {hasPermission(permissions, 'pledges.add') && (
            <LinkButton variant="primary" href={address('new')}>
              {say('add')}
            </LinkButton>
          )}
        </div>
      }
    >
      <CommandProblem command={remove} />
      {notLive && (
        <p role="status" className="desk-muted">
          {notLive}
        </p>
      )}
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {rows =>
          rows.size === 0 ? (
            <EmptyState icon={heartIcon} title={say('emptyTitle')}>
              {say('empty')}
            </EmptyState>
          ) : (
            <DataTable
              caption={say('title')}
              rows={[...rows.values()]}
              keyOf={({ pledge_item_id }) => pledge_item_id}
              columns={[
                {
                  title: say('name'),
                  show: item => (canEdit ? <a href={address(item.pledge_item_id)}>{item.title}</a> : item.title),
                },
                { title: say('pledged'), numeric: true, show: ({ pledged }) => money(pledged) },
                { title: say('state'), show: item => <Badge kind={kinds[stateOf(item)]}>{say(stateOf(item))}</Badge> },
                ...([...rows.values()].some(isRemovable) ? [acts] : []),
              ]}
            />
          )
        }
      </ResourceFrame>
      <AlertDialog
        open={removing !== undefined}
        title={say('removeTitle', { title: removing?.title ?? '' })}
        action={{
          label: say('remove'),
          run: () => {
            setRemoving(undefined)
            if (removing) void remove.run(removing)
          },
        }}
        cancel={{ label: sayDesk('cancel'), run: () => setRemoving(undefined) }}
      >
        <p>{say('removeText')}</p>
      </AlertDialog>
    </RoomPage>
  )
}

const kinds = { draft: 'warning', open: 'success', closed: 'neutral' } as const

const stateOf = ({ publishedYN, state }: AdminPledgeItem) => (publishedYN ? state : 'draft')
