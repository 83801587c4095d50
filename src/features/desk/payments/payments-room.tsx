import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OfflineOrder } from '../../../api/admin-payments.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { successIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { FilteredHead } from '../filtered-head.tsx'
import { PagedTable } from '../paged-table.tsx'
import { giftAidMessages } from './gift-aid.messages.ts'
import { GiftAidClaim } from './gift-aid-claim.tsx'
import { paidByMessages } from './paid-by.messages.ts'
import { PaymentProblems } from './payment-problems.tsx'
import { paymentsMessages } from './payments.messages.ts'
import { offlinePayments, type PaymentsPage, statuses } from './payments.store.ts'
import { ReceiveDialog } from './receive-dialog.tsx'

type Currency = Pick<PaymentsPage, 'currency' | 'currency_decimals'>

/** Orders that are paid to the organiser, and below `gift-aid` the claim on gifts. */
export function Room({ rest, permissions }: RoomProps) {
  return rest === 'gift-aid' ? <GiftAidClaim /> : <OfflinePayments permissions={permissions} />
}

/** Marks orders as paid, corrects that, or cancels them. */
function OfflinePayments({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const claimsGiftAid = useSettings().giving.gift_aid
  const say = useMessages(paymentsMessages)
  const sayGiftAid = useMessages(giftAidMessages)
  const sayPaid = useMessages(paidByMessages)
  const { table, $status, show, receive, cancel } = useUserSlice(offlinePayments)
  const status = useStore($status)
  const page = useStore(table.page.$state)
  const isCancelling = useStore(cancel.$state).type === 'busy'
  const [receiving, setReceiving] = useState<OfflineOrder>()
  const [asked, setAsked] = useState<OfflineOrder>()
  const known = page.type === 'ready' ? page.value : undefined
  const money = (minor: number, { currency, currency_decimals: decimals }: Currency) =>
    formatMoney({ minor, currency, decimals }, locale)
  const unit = 10 ** (known?.currency_decimals ?? 2)
  const canAct = hasPermission(permissions, 'payments.edit')

  return (
    <section className="desk-room">
      <FilteredHead
        title={say('title')}
        note={known && known.awaited_amount > 0 && say('open', { amount: money(known.awaited_amount, known) })}
        label={say('which')}
        value={status}
        values={statuses}
        say={say}
        onChoose={show}
        action={
          claimsGiftAid && (
            <LinkButton href={hrefTo('admin', { rest: ['payments', 'gift-aid'] })}>{sayGiftAid('title')}</LinkButton>
          )
        }
      />
      <PaymentProblems canAct={canAct} />
      <CommandProblem command={cancel} />
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={order => order.order_id}
        empty={
          <EmptyState icon={successIcon} title={say(status === 'awaited' ? 'emptyTitle' : 'noneTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={page => [
          {
            title: say('order'),
            show: ({ order_reference, ordered_at }) => (
              <span>
                {order_reference}{' '}
                <span className="desk-muted desk-more desk-time">
                  {say('ordered', { date: formatDate(ordered_at, locale) })}
                </span>
              </span>
            ),
          },
          {
            title: say('who'),
            show: ({ name, email, organisation }) => (
              <span>
                {name}{' '}
                <span className="desk-muted desk-more">
                  {organisation && `${organisation} · `}
                  <MailAddress email={email} />
                </span>
              </span>
            ),
          },
          { title: say('what'), show: ({ titles }) => titles.join(', ') },
          { title: say('amount'), numeric: true, show: ({ order_total }) => money(order_total, page) },
          { title: say('payment'), show: order => <PaymentState order={order} money={minor => money(minor, page)} /> },
          {
            title: say('actions'),
            numeric: true,
            show: order =>
              canAct &&
              (order.status === 'awaiting_offline_payment' || order.status === 'paid') && (
                <span className="desk-buttons desk-acts">
                  <Button onClick={() => setReceiving(order)}>
                    {sayPaid(order.paid_by ? 'correctPayment' : 'receive')}
                  </Button>
                  {!order.paid_at && (
                    <Button
                      variant="quiet"
                      label={say('cancelOf', { reference: order.order_reference })}
                      disabled={isCancelling}
                      onClick={() => setAsked(order)}
                    >
                      {say('cancel')}
                    </Button>
                  )}
                </span>
              ),
          },
        ]}
        csv={{
          name: 'offline-payments',
          heading: [
            ...[say('order'), say('who'), say('organisation'), say('email'), say('what'), say('amount')],
            ...[say('payment'), say('refunded')],
          ],
          row: ({ order_reference, name, organisation, email, titles, order_total, paid_by, refunded_amount }) => [
            ...[order_reference, name, organisation, email, titles.join(', ')],
            ...[order_total / unit, paid_by, refunded_amount / unit],
          ],
        }}
      />
      {receiving && known && (
        <ReceiveDialog
          title={say('receiveTitle', {
            reference: receiving.order_reference,
            amount: money(receiving.order_total, known),
          })}
          text={say('receiveText')}
          about={receiving.order_id}
          paidBy={receiving.paid_by}
          isFixed={receiving.refunded_amount > 0}
          onReceive={paidBy => receive(receiving, paidBy)}
          onClose={() => setReceiving(undefined)}
        />
      )}
      {asked && (
        <AlertDialog
          open
          title={say('cancelTitle', { reference: asked.order_reference })}
          action={{
            label: say('cancelIt'),
            run: () => {
              void cancel.run(asked)
              setAsked(undefined)
            },
          }}
          cancel={{ label: say('keep'), run: () => setAsked(undefined) }}
        >
          <p>{say('cancelText', { name: asked.name })}</p>
        </AlertDialog>
      )}
    </section>
  )
}

type StateProps = Readonly<{ order: OfflineOrder; money: (minor: number) => string }>

/** The state of an order that is paid offline. */
function PaymentState({ order, money }: StateProps) {
  const { status, paid_at, paid_by, pay_by, refunded_amount: refunded } = order
  const { locale } = useSurroundings()
  const say = useMessages(paymentsMessages)
  const sayPaid = useMessages(paidByMessages)
  if (status === 'cancelled' || status === 'refunded') return <Badge kind="neutral">{say(status)}</Badge>
  if (!paid_at || !paid_by) {
    return (
      <>
        <Badge kind="info">{say('toCome')}</Badge>
        {pay_by && <span className="desk-muted desk-more">{say('payBy', { date: formatDate(pay_by, locale) })}</span>}
      </>
    )
  }
  const how = sayPaid(`by_${paid_by}`)
  return (
    <>
      <Badge kind="success">{say('paidAt', { how, date: formatDate(paid_at, locale) })}</Badge>
      {refunded > 0 && <span className="desk-muted desk-more">{say('refundedPart', { amount: money(refunded) })}</span>}
    </>
  )
}
