import { useStore } from '@nanostores/react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { BurstEntry } from './burst-entry.tsx'
import { itemsMessages } from './items.messages.ts'
import { pledgeDesk } from './pledge-desk.store.ts'
import { PledgeRows } from './pledge-rows.tsx'
import css from './pledges.css?inline'
import { pledgesMessages } from './pledges.messages.ts'
import { WaitingPledges } from './waiting-pledges.tsx'

/** Pledges at the event: recorded by paddle number while hands are up, and corrected afterwards. */
export function Room({ permissions }: RoomProps) {
  useStyles(css)
  const say = useMessages(pledgesMessages)
  const { items } = useUserSlice(pledgeDesk)
  const { notLive, ...frame } = useExplainedLive(items, { loading: say('loading'), failed: say('failed') })
  return (
    <section className="desk-room">
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {found => <Desk items={[...found.values()]} permissions={permissions} notLive={notLive} />}
      </ResourceFrame>
    </section>
  )
}

type DeskProps = Readonly<{
  items: readonly AdminPledgeItem[]
  permissions: RoomProps['permissions']
  notLive: string | undefined
}>

function Desk({ items, permissions, notLive }: DeskProps) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(pledgesMessages)
  const sayItems = useMessages(itemsMessages)
  const { hrefTo } = useLinks()
  const desk = useUserSlice(pledgeDesk)
  const chosen = useStore(desk.$chosen)
  const item = items.find(({ pledge_item_id: id }) => id === chosen) ?? items[0]
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const title = (
    <h1 className="desk-title" tabIndex={-1}>
      {say('title')}
    </h1>
  )
  if (!item) {
    const add = hasPermission(permissions, 'pledges.add') && (
      <LinkButton variant="primary" href={hrefTo('admin', { rest: ['pledge-items', 'new'] })}>
        {sayItems('add')}
      </LinkButton>
    )
    return (
      <>
        <header className="desk-head">{title}</header>
        <EmptyState icon={heartIcon} title={say('noItemsTitle')} action={add}>
          {say('noItems')}
        </EmptyState>
      </>
    )
  }
  const { pledged, matched, pledge_count: count } = item
  return (
    <>
      <header className="desk-head">
        <div>
          {title}
          <p className="pledge-desk-sums" role="status">
            <strong>{money(pledged)}</strong> {say('count', { count })}{' '}
            {matched > 0 && <span>{say('matched', { amount: money(matched) })}</span>} {notLive}
          </p>
        </div>
        {items.length > 1 && (
          <SelectField
            label={say('which')}
            name="item"
            value={item.pledge_item_id}
            options={items.map(({ pledge_item_id: value, title: label }) => ({ value, label }))}
            onInput={desk.$chosen.set}
          />
        )}
      </header>
      {hasPermission(permissions, 'pledges.add') && <BurstEntry key={item.pledge_item_id} item={item} money={money} />}
      <WaitingPledges money={money} />
      <PledgeRows item={item} money={money} canEdit={hasPermission(permissions, 'pledges.edit')} />
    </>
  )
}
