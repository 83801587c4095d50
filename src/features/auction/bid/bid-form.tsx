import type { FormEvent } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import css from './bid.css?inline'
import { bidMessages } from './bid.messages.ts'
import { BidReview } from './bid-review.tsx'
import { explanationOf, isMaximum, typed } from './offer.ts'
import type { Bid } from './use-bid.ts'

/** The form to type or choose a bid, with an explanation of what the bid would do. */
export function BidForm({ bid }: Readonly<{ bid: Bid }>) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(bidMessages)
  const { lot, offer, standing, amount, money, state } = bid
  if (!offer) return null
  const isBusy = state.type === 'sending' || state.type === 'unsure'
  const label = lot.kind === 'sealed_bid' ? 'sealedLabel' : isMaximum(lot) ? 'maximumLabel' : 'bidLabel'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) bid.submit()
  }

  return (
    <form className="bid-form" noValidate onSubmit={submit} aria-label={say('form')}>
      <MoneyField
        name="bid"
        label={say(label)}
        value={bid.text}
        symbol={currencySymbol(lot.currency, locale)}
        commaHint={say('commaHint')}
        enterKeyHint="go"
        large
        readOnly={isBusy}
        error={bid.error}
        help={amount === undefined ? undefined : explain(amount)}
        onInput={bid.type}
      />
      <fieldset className="bid-steps">
        <legend className="bid-steps-legend">{say('steps')}</legend>
        {offer.steps.map(step => (
          <button
            key={step}
            type="button"
            className="bid-step"
            aria-pressed={step === amount}
            disabled={isBusy}
            onClick={() => bid.type(typed(step, lot.currency_decimals))}
          >
            {money(step)}
          </button>
        ))}
      </fieldset>
      <Button variant="primary" type="submit" wide busy={isBusy} busyLabel={pressLabel()}>
        {pressLabel()}
      </Button>
      <BidReview bid={bid} />
    </form>
  )

  function pressLabel(): string {
    return say(bid.word, { amount: money(amount ?? offer?.least ?? 0) })
  }

  function explain(amount: number): string {
    const price = standing.type === 'leading' ? (lot.price ?? amount) : lot.next_bid
    return say(explanationOf(lot, standing, amount), { price: money(price), amount: money(amount) })
  }
}
