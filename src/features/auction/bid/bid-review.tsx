import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { bidMessages } from './bid.messages.ts'
import { isBelowReserve, isMaximum } from './offer.ts'
import type { Bid } from './use-bid.ts'

/** The last step before a bid: shows it again, to confirm. */
export function BidReview({ bid }: Readonly<{ bid: Bid }>) {
  const say = useMessages(bidMessages)
  const { lot, amount = 0, money, isTooLow, isFloorChanged, offer, standing } = bid
  const { $isOldEnough } = bid.bidding
  const isOldEnough = useStore($isOldEnough)
  const [isPressed, setPressed] = useState(false)
  const years = lot.minimum_age
  const belowReserve = isBelowReserve(lot)
  const cannotPlace = isTooLow || isFloorChanged
  const isPriceKnown =
    isMaximum(lot) && lot.kind === 'competitive_bid' && !belowReserve && standing.type !== 'leading' && !isTooLow
  const replaced =
    standing.type === 'placed' && !lot.on_floorYN && !isTooLow && standing.maximum !== amount
      ? standing.maximum
      : undefined
  const isLower = replaced !== undefined && amount < replaced

  function place() {
    setPressed(true)
    if (cannotPlace || (years !== undefined && !isOldEnough)) return
    setPressed(false)
    bid.place()
  }

  /** The visitor's own bids may arrive only after the press, and raise the least bid. */
  function tooLow(least: number): string {
    const isOwn = 'maximum' in standing && least > lot.next_bid
    return isOwn
      ? say('ownHigher', { maximum: money(standing.maximum), least: money(least) })
      : say('risen', { least: money(least) })
  }

  return (
    <Dialog
      open={bid.isReviewed}
      title={say('reviewTitle')}
      closeLabel={say('close')}
      onClose={bid.endReview}
      actions={
        <>
          <Button onClick={bid.endReview}>{say('back')}</Button>
          <Button variant="primary" initialFocus disabled={cannotPlace} onClick={place}>
            {say('place', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      {isFloorChanged && <Notice kind="warning" title={say(lot.on_floorYN ? 'calledUp' : 'floorLeft')} />}
      {isLower && <Notice kind="warning" title={say('replacesHigher', { amount: money(replaced) })} />}
      {isTooLow && offer && <Notice kind="warning" title={tooLow(offer.least)} />}
      <DefinitionList
        items={[
          { term: say('reviewLot'), detail: lot.title },
          { term: say(isMaximum(lot) ? 'reviewMaximum' : 'reviewAmount'), detail: <strong>{money(amount)}</strong> },
          ...(isPriceKnown ? [{ term: say('reviewLead'), detail: money(Math.min(amount, lot.next_bid)) }] : []),
          ...(lot.retail_value === undefined ? [] : [{ term: say('reviewValue'), detail: money(lot.retail_value) }]),
        ]}
      />
      {replaced !== undefined && !isLower && <p>{say('replaces', { amount: money(replaced) })}</p>}
      {belowReserve && <p>{say('explainReserve')}</p>}
      <p className="bid-binding">{say('binding')}</p>
      {years !== undefined && (
        <Checkbox
          name="age"
          label={say('age', { years: String(years) })}
          checked={isOldEnough}
          onChoose={is => $isOldEnough.set(is)}
          error={isPressed && !isOldEnough ? say('ageMissing') : undefined}
        />
      )}
    </Dialog>
  )
}
