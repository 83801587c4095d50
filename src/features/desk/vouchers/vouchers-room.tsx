import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ticketIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { VoucherBadge } from './voucher-badge.tsx'
import { NewBatch, NewVoucher, VoucherEditor } from './voucher-editor.tsx'
import { originName, worthOf } from './voucher-words.ts'
import css from './vouchers.css?inline'
import { vouchersMessages } from './vouchers.messages.ts'
import { vouchersTable } from './vouchers.store.ts'

/** The vouchers: their list, the form of a new one or many codes, or one voucher. */
export function Room({ rest, permissions }: RoomProps) {
  useStyles(css)
  if (rest === 'new') return <NewVoucher />
  if (rest === 'batch') return <NewBatch />
  return rest ? <VoucherEditor key={rest} id={rest} permissions={permissions} /> : <List permissions={permissions} />
}

function List({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(vouchersMessages)
  const table = useUserSlice(vouchersTable)
  const address = (rest: string) => hrefTo('admin', { rest: ['vouchers', rest] })
  const canAdd = hasPermission(permissions, 'vouchers.add')
  const add = canAdd && (
    <LinkButton variant="primary" href={address('new')}>
      {say('add')}
    </LinkButton>
  )
  const forOf = (origins: readonly string[]) => origins.map(origin => originName(origin, say)).join(', ')
  const page = table.page.$state
  const moneyNow = () => {
    const state = page.get()
    return state.type === 'ready' ? state.value : { currency: 'GBP', currency_decimals: 2 }
  }

  return (
    <RoomPage
      title={say('title')}
      actions={
        <div className="desk-buttons">
          {canAdd && <LinkButton href={address('batch')}>{say('addBatch')}</LinkButton>}
          {add}
        </div>
      }
    >
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={voucher => voucher.voucher_id}
        columns={page => [
          {
            title: say('code'),
            show: voucher => <a href={address(voucher.voucher_id)}>{voucher.voucher_code}</a>,
          },
          {
            title: say('worth'),
            show: voucher =>
              [
                worthOf(voucher, page, say, locale),
                voucher.unlocksYN && voucher.price_mode !== 'none' && say('unlocks'),
              ]
                .filter(Boolean)
                .join(' · '),
          },
          { title: say('for'), show: ({ origins }) => forOf(origins) },
          { title: say('state'), show: ({ state }) => <VoucherBadge state={state} /> },
          {
            title: say('uses'),
            numeric: true,
            show: ({ used, max_usages: most, held }) =>
              [
                most === undefined ? String(used) : say('usesOf', { used, most }),
                held > 0 && say('held', { count: held }),
              ]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: say('until'),
            numeric: true,
            show: ({ valid_until: until }) => (until ? formatTime(until, locale) : ''),
          },
        ]}
        csv={{
          name: 'vouchers',
          heading: [say('code'), say('worth'), say('for'), say('state'), say('uses'), say('until'), say('note')],
          row: voucher => [
            voucher.voucher_code,
            worthOf(voucher, moneyNow(), say, locale),
            forOf(voucher.origins),
            say(voucher.state),
            voucher.used,
            voucher.valid_until,
            voucher.note,
          ],
        }}
        empty={
          <EmptyState icon={ticketIcon} title={say('emptyTitle')} action={add}>
            {say('empty')}
          </EmptyState>
        }
      />
    </RoomPage>
  )
}
