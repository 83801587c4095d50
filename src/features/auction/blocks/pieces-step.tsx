import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { BlockedSignIn } from '../../checkout/blocked-sign-in.tsx'
import { signInElsewhere } from '../../checkout/sign-in-elsewhere.ts'
import type { LotDetails } from '../lot.store.ts'
import { phaseOf } from '../lot-phase.ts'
import { lotMoney } from '../lot-words.ts'
import { piecesHeld } from '../pay/pay-lines.ts'
import { seconds } from '../seconds.store.ts'
import { type LotSale, mostPieces } from './lot-sale.store.ts'
import { saleMessages } from './sale.messages.ts'

type Props = Readonly<{ lot: LotDetails; sale: LotSale; mustSignIn: boolean | undefined }>

/** Asks how many pieces, and shows what they cost. */
export function PiecesStep({ lot, sale, mustSignIn }: Props) {
  const surroundings = useSurroundings()
  const { site, locale } = surroundings
  const say = useMessages(saleMessages)
  const pieces = useStore(sale.$pieces)
  const amount = useStore(sale.$amount)
  const isOldEnough = useStore(sale.$isOldEnough)
  const container = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = phaseOf(lot, useStore(seconds(site))) === 'open'
  const { minimum_age: years, auction_item_id: id } = lot
  const held = piecesHeld(sale.checkout.payment, id)
  const left = (lot.left ?? 1) + held
  if (left === 0) return <Notice kind="info" title={say('soldOut')} />
  if (lot.pausedYN && lot.state === 'open' && !held) return <Notice kind="info" title={say('paused')} />
  if (!isOpen || amount === undefined) return <Notice kind="info" title={say('over')} />
  const most = Math.min(left, mostPieces)
  const price = lotMoney(lot, (amount / pieces) * Math.min(pieces, most), locale)
  const isReady = years === undefined || isOldEnough

  function goOn(): void {
    setIsAsked(true)
    if (!isReady) {
      container.current?.querySelector<HTMLInputElement>('[name="age"]')?.focus()
      return
    }
    if (pieces > most) sale.choose(most)
    sale.show('checkout')
  }

  function signIn(): void {
    const there = pathTo('auction-item', { id })
    void signInElsewhere(surroundings, { goal: `buy ${id}`, chosen: { lot: id }, there })
  }

  return (
    <div ref={container} className="lot-here-form">
      {most > 1 && (
        <SelectField
          label={say('pieces')}
          name="pieces"
          value={String(Math.min(pieces, most))}
          options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          onInput={value => sale.choose(Number(value))}
        />
      )}
      <p className="lot-here-price">
        <span>{say('total')}</span>
        <strong className="lot-here-amount">{price}</strong>
      </p>
      {years !== undefined && (
        <Checkbox
          name="age"
          label={say('age', { years: String(years) })}
          checked={isOldEnough}
          onChoose={sale.$isOldEnough.set}
          error={isAsked && !isOldEnough ? say('ageMissing') : undefined}
        />
      )}
      {mustSignIn ? (
        <Button variant="primary" wide onClick={signIn}>
          {say('signIn')}
        </Button>
      ) : (
        <Button variant="primary" wide onClick={goOn}>
          {say('goOn', { price })}
        </Button>
      )}
      <BlockedSignIn />
    </div>
  )
}
