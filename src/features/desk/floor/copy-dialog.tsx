import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { formMessages } from '../../../lib/form.messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'

type Props = Readonly<{ lot: DeskLot; store: DeskLotStore; onClose: () => void }>

/** Sells one more piece: to whom and for how much, prefilled by the rules. It stays open until the piece is sold. */
export function CopyDialog({ lot, store, onClose }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(floorMessages)
  const sayDesk = useMessages(deskMessages)
  const sayField = useMessages(fieldMessages)
  const sayForm = useMessages(formMessages)
  const { currency, currency_decimals: decimals } = lot
  const [next] = useState(lot.next_bidder)
  const [paddle, setPaddle] = useState(next ? String(next.paddle) : '')
  const [price, setPrice] = useState(next ? plainAmount(next.price, decimals) : '')
  const [isTried, setTried] = useState(false)
  const amount = parseAmount(price, decimals)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const busy = useStore(store.command.$state).type === 'busy'
  const missing = (label: string) => sayForm('required', { label })

  function sell(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (paddle && amount.type === 'ok') store.act('sellCopy', { paddle: Number(paddle), price: amount.minor }, onClose)
  }

  return (
    <Dialog open title={say('sellTitle')} persistent={busy} onClose={onClose} closeLabel={say('keep')}>
      <form className="floor-copy" noValidate onSubmit={sell}>
        <p>{say('sellText')}</p>
        <CommandProblem command={store.command} />
        <TextField
          label={say('paddle')}
          name="copy-paddle"
          value={paddle}
          inputMode="numeric"
          autoComplete="off"
          filter={filterDigits}
          maxLength={6}
          error={isTried && !paddle ? missing(say('paddleLabel')) : undefined}
          onInput={setPaddle}
        />
        <MoneyField
          label={say('amount')}
          name="copy-price"
          value={price}
          symbol={currencySymbol(currency, locale)}
          commaHint={sayField('commaHint')}
          help={next && say('offered', { maximum: money(next.maximum) })}
          error={isTried && amount.type !== 'ok' ? missing(say('amountLabel')) : undefined}
          onInput={setPrice}
        />
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={busy}>
            {say('keep')}
          </Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel={sayDesk('saving')}>
            {amount.type === 'ok' ? say('sellFor', { price: money(amount.minor) }) : say('sell')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
