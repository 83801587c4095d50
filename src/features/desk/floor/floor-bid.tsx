import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { nextBid } from '../../../lib/next-bid.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { leaderWords } from '../paddle-words.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'
import { OvertakenDialog, type SeenBid } from './overtaken-dialog.tsx'

type Props = Readonly<{ lot: DeskLot; store: DeskLotStore; money: (minor: number) => string }>

const nothingTyped = { paddle: '', other: '' }

/** A bid whose recording failed while the next was typed. The amount is in minor units. */
type Unrecorded = Readonly<{ key: string; paddle: string; amount: number }>

/** Paddles, asking prices and the hammer, by keyboard alone, at the auctioneer's pace. */
export function FloorBid({ lot, store, money }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(floorMessages)
  const sayField = useMessages(fieldMessages)
  const [{ paddle, other, unrecorded }, setTyped] = useState({ ...nothingTyped, unrecorded: [] as Unrecorded[] })
  const [asked, setAsked] = useState<'hammer' | 'pass'>()
  const [struckAt, setStruckAt] = useState<SeenBid>()
  const form = useRef<HTMLFormElement>(null)
  const busy = useStore(store.command.$state).type === 'busy'
  const { asking_price = lot.opening_price, price, currency, currency_decimals, remote_lockedYN } = lot
  const ask = nextAsk(lot)
  const typed = parseAmount(other, currency_decimals)
  const amount = typed.type === 'ok' ? typed.minor : asking_price
  const [leader] = leaderWords(lot)
  const isBelow = lot.reserve_metYN === false
  const waiting = waitingBids(lot)
  const seen = { price, leader_mark: lot.leader_marks[0] }
  const sold = say('hammer', { price: money(price ?? 0), paddle: leader ?? '' })

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const done = () => setAsked(undefined)
  const setPaddle = (paddle: string) => setTyped(now => ({ ...now, paddle }))
  const setOther = (other: string) => setTyped(now => ({ ...now, other }))

  function record(event: FormEvent) {
    event.preventDefault()
    if (!paddle || (other && typed.type !== 'ok')) return
    const bid = { key: randomKey(), paddle, amount }
    // Empty at once: the next paddle is typed before the answer comes.
    setTyped(now => ({ ...now, ...nothingTyped }))
    store.act(
      'floorBid',
      { paddle: Number(paddle), amount },
      () => announce(say('recorded', { paddle, price: money(amount) }), 'assertive'),
      () =>
        setTyped(now => {
          const isFree = !now.paddle && !now.other
          return isFree ? { ...now, paddle, other } : { ...now, unrecorded: [...now.unrecorded, bid] }
        }),
    )
  }

  function typeAgain(bid: Unrecorded) {
    const others = unrecorded.filter(one => one !== bid)
    setTyped({
      paddle: bid.paddle,
      other: plainAmount(bid.amount, currency_decimals),
      unrecorded: paddle ? [...others, { key: randomKey(), paddle, amount }] : others,
    })
    form.current?.querySelector('input')?.focus()
  }

  function hammer() {
    if (price === undefined) return
    if (isBelow || waiting.length) setAsked('hammer')
    else sell()
  }

  function sell(below_reserve?: 'yes') {
    setStruckAt(seen)
    store.act('hammer', { sold: 'yes', below_reserve, ...seen })
  }

  function askOther() {
    if (typed.type !== 'ok') return
    store.act('ask', { asking_price: typed.minor }, () =>
      setTyped(now => (now.other === other ? { ...now, other: '' } : now)),
    )
  }

  const does: Readonly<Record<FloorKey, () => void>> = {
    ask: () => store.act('ask', { asking_price: ask }),
    lock: () => store.act(remote_lockedYN ? 'unlock' : 'lock', {}),
    hammer,
    pass: () => setAsked('pass'),
  }

  function press(event: KeyboardEvent) {
    const name = (event.target as Partial<HTMLInputElement>).name
    const does_ = floorKeyOf(event.key)
    if (!does_ || name !== 'paddle' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    does[does_]()
  }

  return (
    <>
      <form ref={form} className="floor-bid" noValidate onSubmit={record} onKeyDown={press}>
        <TextField
          label={say('paddle')}
          name="paddle"
          value={paddle}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="send"
          filter={filterDigits}
          maxLength={6}
          large
          onInput={setPaddle}
        />
        <MoneyField
          label={say('amount')}
          name="amount"
          value={other}
          symbol={currencySymbol(currency, locale)}
          commaHint={sayField('commaHint')}
          help={`${say('asking')}: ${money(asking_price)}`}
          onInput={setOther}
          large
        />
        <Button variant="primary" type="submit" disabled={lot.pausedYN} wide>
          {say('bid', { price: money(amount) })}
        </Button>
      </form>
      {unrecorded.length > 0 && (
        <div className="desk-buttons">
          {unrecorded.map(bid => (
            <Button key={bid.key} onClick={() => typeAgain(bid)}>
              {say('unrecorded', { paddle: bid.paddle, price: money(bid.amount) })}
            </Button>
          ))}
        </div>
      )}
      <div className="desk-buttons">
        <Button disabled={busy} onClick={does.ask}>
          {say('ask', { price: money(ask) })}
        </Button>
        {typed.type === 'ok' && (
          <Button disabled={busy} onClick={askOther}>
            {say('ask', { price: money(typed.minor) })}
          </Button>
        )}
        <Button disabled={busy} onClick={does.lock}>
          {remote_lockedYN ? say('unlock') : say('lock')}
        </Button>
        {price !== undefined && (
          <Button disabled={busy} onClick={hammer}>
            {sold}
          </Button>
        )}
        <Button disabled={busy} onClick={does.pass}>
          {say('pass')}
        </Button>
        {price === undefined && (
          <Button disabled={busy} onClick={() => store.act('demote', {})}>
            {say('demote')}
          </Button>
        )}
      </div>
      <p className="desk-muted">{say(busy ? 'bidding' : 'keys')}</p>
      <OvertakenDialog lot={lot} store={store} struckAt={struckAt} label={sold} onSell={hammer} money={money} />
      <AlertDialog
        open={asked === 'hammer'}
        title={say(isBelow ? 'belowTitle' : 'waitingTitle')}
        action={{
          label: say('sellBelow', { price: money(price ?? 0) }),
          run: () => {
            done()
            sell(isBelow ? 'yes' : undefined)
          },
        }}
        cancel={{ label: say('keep'), run: done }}
      >
        {waiting.map(bid => (
          <p key={bid.paddle}>
            {say('waitingText', { paddle: String(bid.paddle), maximum: money(bid.maximum), price: money(price ?? 0) })}
          </p>
        ))}
        {isBelow && <p>{say('belowText', { reserve: money(lot.reserve ?? 0), price: money(price ?? 0) })}</p>}
      </AlertDialog>
      <AlertDialog
        open={asked === 'pass'}
        title={say('passTitle')}
        action={{
          label: say('pass'),
          run: () => {
            done()
            setStruckAt(undefined)
            store.act('hammer', { sold: 'no', ...seen })
          },
        }}
        cancel={{ label: say('keep'), run: done }}
      >
        {price !== undefined && <p>{say('passLeads', { paddle: leader ?? '', price: money(price) })}</p>}
        <p>{say('passText')}</p>
      </AlertDialog>
    </>
  )
}

/** Maximums above the price that the auctioneer has not used up, highest first. */
const waitingBids = ({ pre_bids, price = 0, leader_marks, leader_paddles }: DeskLot) =>
  pre_bids.filter(
    ({ maximum, paddle }) => maximum > price && !leader_marks.some(mark => leader_paddles[mark] === paddle),
  )

/** The next asking price. */
const nextAsk = ({ increments, asking_price, opening_price }: DeskLot): number =>
  nextBid(increments, asking_price ?? opening_price)

/** Shortcut keys in the paddle field, where only digits are typed otherwise. */
const floorKeys = { a: 'ask', l: 'lock', h: 'hammer', p: 'pass' } as const
type FloorKey = (typeof floorKeys)[keyof typeof floorKeys]

const floorKeyOf = (key: string): FloorKey | undefined =>
  Object.hasOwn(floorKeys, key.toLowerCase()) ? floorKeys[key.toLowerCase() as keyof typeof floorKeys] : undefined
