import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { AdminPledgeItem, DeskPledge } from '../../../api/admin-pledges.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { PagedTable } from '../paged-table.tsx'
import { paidByMessages } from '../payments/paid-by.messages.ts'
import { ReceiveDialog } from '../payments/receive-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { pledgeDesk, statuses } from './pledge-desk.store.ts'
import { pledgesMessages } from './pledges.messages.ts'

type Props = Readonly<{ item: AdminPledgeItem; money: (minor: number) => string; canEdit: boolean }>

/** An item's pledges, newest first, with the actions on each. */
export function PledgeRows({ item, money, canEdit }: Props) {
  const say = useMessages(pledgesMessages)
  const desk = useUserSlice(pledgeDesk)
  const [correcting, setCorrecting] = useState<DeskPledge>()
  const [receiving, setReceiving] = useState<DeskPledge>()
  const status = useStore(desk.$status)
  const { pledge_item_id: id, sequence } = item
  const table = desk.pledgesOf(id)
  // A push has an item's numbers, but only the organisers' call has the donor.
  useEffect(() => {
    if (sequence) void table.page.refresh()
  }, [table, sequence])
  return (
    <>
      <CommandProblem command={desk.hide} />
      <CommandProblem command={desk.undo} />
      <CommandProblem command={desk.link} />
      <PagedTable
        caption={say('newest')}
        table={table}
        keyOf={({ pledge_id }) => pledge_id}
        filter={
          <SelectField
            label={say('listed')}
            name="listed"
            value={status}
            options={statuses.map(value => ({ value, label: say(value) }))}
            onInput={chosen => desk.list(statuses.find(one => one === chosen) ?? 'all')}
          />
        }
        empty={<EmptyState icon={heartIcon} title={say('noPledges')} />}
        columns={() => [
          { title: say('who'), show: pledge => <Who pledge={pledge} /> },
          { title: say('amount'), numeric: true, show: ({ amount }) => money(amount) },
          {
            title: say('matchedColumn'),
            numeric: true,
            show: ({ matched }) => (matched ? money(matched) : '–'),
          },
          { title: say('state'), show: pledge => <State pledge={pledge} /> },
          {
            title: say('acts'),
            show: pledge =>
              canEdit && (
                <Acts pledge={pledge} onCorrect={() => setCorrecting(pledge)} onReceive={() => setReceiving(pledge)} />
              ),
          },
        ]}
      />
      {receiving && (
        <ReceiveDialog
          title={say('receiveTitle', { amount: money(receiving.amount) })}
          text={say('receiveText')}
          about={receiving.pledge_id}
          paidBy={receiving.paid_by}
          onReceive={paidBy => desk.receive(receiving, paidBy)}
          onClose={() => setReceiving(undefined)}
        />
      )}
      {correcting && <CorrectDialog pledge={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}

function Who({ pledge: { paddle, name, anonymousYN } }: Readonly<{ pledge: DeskPledge }>) {
  const say = useMessages(pledgesMessages)
  const number = paddle === undefined ? undefined : say('paddleNumber', { number: String(paddle) })
  return (
    <span>
      {name ?? number}{' '}
      <span className="desk-muted">
        {[name && number, anonymousYN && say('anonymous')].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function State({ pledge: { undone_at, paid_at, paid_by, hiddenYN } }: Readonly<{ pledge: DeskPledge }>) {
  const say = useMessages(pledgesMessages)
  const sayPaid = useMessages(paidByMessages)
  return (
    <span className="desk-buttons">
      {undone_at ? (
        <Badge>{say('isUndone')}</Badge>
      ) : (
        <Badge kind={paid_at ? 'success' : 'info'}>
          {paid_by ? sayPaid(`by_${paid_by}`) : say(paid_at ? 'isPaid' : 'isPromised')}
        </Badge>
      )}
      {hiddenYN && <Badge kind="warning">{say('isHidden')}</Badge>}
    </span>
  )
}

type ActsProps = Readonly<{ pledge: DeskPledge; onCorrect: () => void; onReceive: () => void }>

function Acts({ pledge, onCorrect, onReceive }: ActsProps) {
  const say = useMessages(pledgesMessages)
  const sayPaid = useMessages(paidByMessages)
  const { hide, undo, link } = useUserSlice(pledgeDesk)
  const commands = [hide, undo, link]
  const busy = [useStore(hide.$state), useStore(undo.$state), useStore(link.$state)].some(({ type }) => type === 'busy')
  const run = (index: number) => () => void commands[index]?.run(pledge)
  return (
    <span className="desk-buttons">
      {!pledge.undone_at && <Button onClick={onCorrect}>{say('correct')}</Button>}
      {!pledge.undone_at && (!pledge.paid_at || pledge.paid_by) && (
        <Button onClick={onReceive}>{sayPaid(pledge.paid_by ? 'correctPayment' : 'receive')}</Button>
      )}
      <Button disabled={busy} onClick={run(0)}>
        {say(pledge.hiddenYN ? 'show' : 'hide')}
      </Button>
      {!pledge.paid_at && (
        <Button disabled={busy} onClick={run(1)}>
          {say(pledge.undone_at ? 'restoreUser' : 'undo')}
        </Button>
      )}
      {!pledge.paid_at && !pledge.undone_at && pledge.email && (
        <Button disabled={busy} onClick={run(2)}>
          {say('link')}
        </Button>
      )}
    </span>
  )
}
