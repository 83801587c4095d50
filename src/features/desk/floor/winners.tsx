import { useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { paddleWords } from '../paddle-words.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = Readonly<{
  lot: DeskLot
  store: DeskLotStore
  mayWithdraw: boolean
  money: (minor: number) => string
}>

/** The winners of a closed lot. A win can be cancelled, and one more piece sold to the next bidder. */
export function Winners({ lot, store, mayWithdraw, money }: Props) {
  const say = useMessages(floorMessages)
  const [cancelled, setCancelled] = useState<number>()
  const [isSelling, setSelling] = useState(false)
  const { wins, next_bidder: next } = lot
  return (
    <section className="floor-winners">
      <h3 className="floor-subtitle">{say(wins.length ? 'winners' : 'notSold')}</h3>
      {wins.length > 0 && (
        <ul className="floor-wins">
          {wins.map(({ paddle, shown_as, amount, paidYN, refundedYN }) => (
            <li key={paddle}>
              <span>
                {say('winner', { paddle: paddleWords({ paddle, shown_as }), price: money(amount) })}{' '}
                <Badge kind={paidYN ? 'success' : 'neutral'}>
                  {say(refundedYN ? 'refunded' : paidYN ? 'paid' : 'unpaid')}
                </Badge>
              </span>
              {mayWithdraw && !paidYN && (
                <Button variant="quiet" label={say('cancelWinOf', { paddle })} onClick={() => setCancelled(paddle)}>
                  {say('cancelWin')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="desk-muted">
        {next
          ? say('next', { paddle: paddleWords(next), price: money(next.price), maximum: money(next.maximum) })
          : say('noNext')}
      </p>
      {(next || lot.kind === 'live_auction') && (
        <p className="desk-buttons">
          <Button onClick={() => setSelling(true)}>{say(wins.length ? 'sellMore' : 'sell')}</Button>
        </p>
      )}
      {cancelled !== undefined && (
        <ReasonDialog
          store={store}
          act={{ name: 'cancelWin', paddle: cancelled }}
          title={say('cancelWinTitle', { paddle: cancelled })}
          text={say('cancelWinText')}
          action={say('cancelWin')}
          onClose={() => setCancelled(undefined)}
        />
      )}
      {isSelling && <CopyDialog lot={lot} store={store} onClose={() => setSelling(false)} />}
    </section>
  )
}
