import { useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatLogTime } from '../../../lib/log-time.ts'
import { Button } from '../../../ui/button.tsx'
import { paddleWords } from '../paddle-words.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = Readonly<{
  lot: DeskLot
  store: DeskLotStore
  mayWithdraw: boolean
  money: (minor: number) => string
}>

type Entry = DeskLot['entries'][number]

/** The lot's log, newest first. Bids can be withdrawn here. */
export function LotLog({ lot, store, mayWithdraw, money }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(floorMessages)
  const [asked, setAsked] = useState<Entry>()
  const canWithdraw = mayWithdraw && lot.state === 'open'
  return (
    <section>
      <h3 className="floor-subtitle">{say('log')}</h3>
      {lot.entries.length === 0 && <p className="desk-muted">{say('logEmpty')}</p>}
      <ol className="floor-log">
        {lot.entries.map(entry => (
          <li key={entry.sequence} data-gone={entry.withdrawnYN ? '' : undefined}>
            <time dateTime={entry.at}>{formatLogTime(entry.at, locale, Date.now())}</time>
            <span>
              {entry.kind === 'extended' && entry.minutes !== undefined
                ? say(entry.minutes < 0 ? 'broughtForward' : 'extendedBy', { minutes: Math.abs(entry.minutes) })
                : say(wordOf(entry.kind))}
              {entry.paddle !== undefined &&
                ` · ${say('paddle')} ${paddleWords({ paddle: entry.paddle, shown_as: entry.shown_as })}`}
              {entry.reason && ` · ${entry.reason}`}
              {entry.by && <span className="desk-muted"> {say('by', { name: entry.by })}</span>}
              {entry.withdrawnYN && <span className="desk-muted"> ({say('taken')})</span>}
            </span>
            <span className="floor-amount">{amountOf(entry) !== undefined && money(amountOf(entry) ?? 0)}</span>
            {canWithdraw && isBid(entry) && (
              <Button
                variant="quiet"
                label={say(entry.withdrawnYN ? 'reinstateBidOf' : 'withdrawBidOf', {
                  amount: money(entry.amount ?? entry.price ?? 0),
                  paddle: entry.paddle ?? '',
                })}
                onClick={() =>
                  entry.withdrawnYN ? store.act('reinstateBid', { sequence: entry.sequence }) : setAsked(entry)
                }
              >
                {entry.withdrawnYN ? say('reinstateBid') : say('withdrawBid')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <ReasonDialog
          store={store}
          act={{ name: 'withdrawBid', sequence: asked.sequence }}
          title={say('withdrawBidTitle', { paddle: asked.paddle ?? '' })}
          text={say('withdrawBidText')}
          action={say('withdrawBid')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

const isBid = ({ kind }: Entry) => kind === 'bid' || kind === 'pre_bid' || kind === 'floor_bid'

/** Some kinds of entries share their message key with a lot's state. */
function wordOf(kind: Entry['kind']): keyof typeof floorMessages {
  const word = `${kind}_entry`
  return isMessage(word) ? word : isMessage(kind) ? kind : 'log'
}

const isMessage = (name: string): name is keyof typeof floorMessages => Object.hasOwn(floorMessages, name)

/** What was bid or asked, or else the lot's price, unless the action is not about it. */
const amountOf = ({ kind, amount, price }: Entry): number | undefined =>
  amount ?? (unpriced.has(kind) ? undefined : price)

const unpriced: ReadonlySet<Entry['kind']> = new Set(['paused', 'resumed', 'locked', 'unlocked', 'extended'])
