import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeskWin } from '../../../api/admin-wins.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { successIcon } from '../../../ui/icons.ts'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { FilteredHead } from '../filtered-head.tsx'
import { paddleWords } from '../paddle-words.ts'
import { PagedTable } from '../paged-table.tsx'
import { paidByMessages } from '../payments/paid-by.messages.ts'
import { ReceiveDialog } from '../payments/receive-dialog.tsx'
import { MailLink } from './mail-link.tsx'
import { winsMessages } from './wins.messages.ts'
import { statuses, sumOf, type WinsPage, winsTable } from './wins.store.ts'

/** Unpaid wins: sends a payment link, charges the saved card again, or records a payment at the desk. */
export function Room({ permissions }: RoomProps) {
  const { locale } = useSurroundings()
  const say = useMessages(winsMessages)
  const sayDesk = useMessages(deskMessages)
  const sayPaid = useMessages(paidByMessages)
  const { hrefTo } = useLinks()
  const { table, $status, show, charge, link, receive } = useUserSlice(winsTable)
  const status = useStore($status)
  const page = useStore(table.page.$state)
  const isCharging = useStore(charge.$state).type === 'busy'
  const isMailing = useStore(link.$state).type === 'busy'
  const [asked, setAsked] = useState<DeskWin>()
  const [receiving, setReceiving] = useState<DeskWin>()
  const [addressing, setAddressing] = useState<DeskWin>()
  const [done, setDone] = useState<{ kind: 'success' | 'warning'; title: string }>()
  const money = (
    minor: number,
    { currency, currency_decimals: decimals }: Pick<WinsPage, 'currency' | 'currency_decimals'>,
  ) => formatMoney({ minor, currency, decimals }, locale)
  const chargeOf = (win: DeskWin, page: WinsPage) => {
    const sum = sumOf(win)
    return sum ? say('charge', { count: sum.charge_items, amount: money(sum.charge_amount, page) }) : ''
  }
  const nameOf = ({ name, paddle }: DeskWin) => name ?? say('paddle', { paddle })
  const canAct = hasPermission(permissions, 'auction.edit')
  const mailedTo = (email = '') => setDone({ kind: 'success', title: say('linked', { email }) })
  const charged = (win: DeskWin, isPaid: boolean) =>
    setDone(
      isPaid
        ? { kind: 'success', title: say('charged', { name: nameOf(win) }) }
        : { kind: 'warning', title: say('notCharged', { name: nameOf(win) }) },
    )

  return (
    <section className="desk-room">
      <FilteredHead
        title={say('title')}
        note={page.type === 'ready' && say('open', { amount: money(page.value.unpaid_amount, page.value) })}
        label={say('which')}
        value={status}
        values={statuses}
        say={say}
        onChoose={status => {
          setDone(undefined)
          show(status)
        }}
      />
      <CommandProblem command={charge} />
      <CommandProblem command={link} />
      {done && <Notice {...done} closeLabel={sayDesk('close')} onClose={() => setDone(undefined)} />}
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={win => `${win.auction_item_id} ${win.paddle}`}
        empty={
          <EmptyState icon={successIcon} title={say(status === 'unpaid' ? 'emptyTitle' : 'noneTitle')}>
            {status === 'unpaid' && say('empty')}
          </EmptyState>
        }
        columns={page => [
          {
            title: say('lot'),
            show: ({ auction_item_id, number, title }) =>
              canAct ? (
                <a href={hrefTo('admin', { rest: ['floor', auction_item_id] })}>
                  {number} · {title}
                </a>
              ) : (
                `${number} · ${title}`
              ),
          },
          {
            title: say('winner'),
            show: win => (
              <span>
                {nameOf(win)}{' '}
                <span className="desk-muted desk-more">
                  {win.name && paddleWords(win)}
                  {win.name && win.email && ' · '}
                  {win.email && <MailAddress email={win.email} />}
                </span>
              </span>
            ),
          },
          { title: say('amount'), numeric: true, show: ({ amount }) => money(amount, page) },
          { title: say('payment'), show: win => <Payment win={win} /> },
          {
            title: say('actions'),
            numeric: true,
            show: win =>
              canAct &&
              (win.paid_at === undefined || win.refunded_at !== undefined) && (
                <span className="desk-buttons desk-acts">
                  <Button onClick={() => setReceiving(win)}>{sayPaid('receive')}</Button>
                  <Button
                    disabled={isMailing}
                    onClick={() =>
                      win.email === undefined
                        ? setAddressing(win)
                        : void link.run({ win, onDone: () => mailedTo(win.email) })
                    }
                  >
                    {say('link')}
                  </Button>
                  {win.email === undefined || win.refunded_at !== undefined ? null : !win.has_cardYN ? (
                    <span className="desk-muted">{say('noCard')}</span>
                  ) : sumOf(win) === undefined ? null : (
                    <Button disabled={isCharging} onClick={() => setAsked(win)}>
                      {chargeOf(win, page)}
                    </Button>
                  )}
                </span>
              ),
          },
        ]}
        csv={{
          name: 'won',
          heading: [
            ...[
              say('lot'),
              say('winner'),
              say('paddle', { paddle: '' }).trim(),
              say('shownAs'),
              say('email'),
              say('mobile'),
            ],
            ...[say('amount'), say('payment')],
          ],
          row: win => [
            ...[win.title, win.name, win.paddle, win.shown_as, win.email, win.mobile],
            win.amount / 10 ** (page.type === 'ready' ? page.value.currency_decimals : 2),
            win.refunded_at ? 'refunded' : (win.paid_at ?? (win.promisedYN ? 'promised' : win.charge)),
          ],
        }}
      />
      {receiving && page.type === 'ready' && (
        <ReceiveDialog
          title={say('receiveTitle', { title: receiving.title, amount: money(receiving.amount, page.value) })}
          text={say('receiveText')}
          about={`${receiving.auction_item_id} ${receiving.paddle}`}
          paidBy={undefined}
          asksWho={receiving.email === undefined}
          onReceive={async (paid_by, payer) => {
            if (paid_by) await receive(receiving, { paid_by, ...payer })
          }}
          onClose={() => setReceiving(undefined)}
        />
      )}
      {addressing && (
        <MailLink
          win={addressing}
          onMailed={email => {
            setAddressing(undefined)
            mailedTo(email)
          }}
          onClose={() => setAddressing(undefined)}
        />
      )}
      <AlertDialog
        open={asked !== undefined}
        title={say('chargeTitle')}
        action={{
          label: asked && page.type === 'ready' ? chargeOf(asked, page.value) : '',
          run: () => {
            setDone(undefined)
            if (asked) void charge.run({ win: asked, onDone: isPaid => charged(asked, isPaid) })
            setAsked(undefined)
          },
        }}
        cancel={{ label: say('keep'), run: () => setAsked(undefined) }}
      >
        <p>{asked && say('chargeText', { count: sumOf(asked)?.charge_items ?? 1, name: nameOf(asked) })}</p>
        {asked?.promisedYN && <p>{say('chargePromised')}</p>}
      </AlertDialog>
    </section>
  )
}

function Payment({ win }: Readonly<{ win: DeskWin }>) {
  const { locale } = useSurroundings()
  const say = useMessages(winsMessages)
  const sayPaid = useMessages(paidByMessages)
  if (win.refunded_at)
    return <Badge kind="neutral">{say('refundedAt', { date: formatDate(win.refunded_at, locale) })}</Badge>
  if (win.paid_at) {
    const date = formatDate(win.paid_at, locale)
    const words = win.paid_by ? `${sayPaid(`by_${win.paid_by}`)}, ${date}` : say('paidAt', { date })
    return <Badge kind="success">{words}</Badge>
  }
  if (win.promisedYN) return <Badge kind="info">{say('promised')}</Badge>
  if (win.charge === 'failed') {
    return (
      <span>
        <Badge kind="error">{say('failedCharge', { tries: say('tries', { count: win.charge_tries }) })}</Badge>
        <span className="desk-muted"> {win.charge_problem}</span>
      </span>
    )
  }
  if (win.charge === 'action_required') return <Badge kind="warning">{say('action_required')}</Badge>
  return (
    <Badge kind={win.charge === 'planned' ? 'info' : 'neutral'}>
      {say(win.charge === 'planned' ? 'planned' : 'none')}
    </Badge>
  )
}
