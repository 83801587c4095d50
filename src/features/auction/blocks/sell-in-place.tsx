import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Result } from '../../../ui/result.tsx'
import { Checkout, type Completed } from '../../checkout/checkout.tsx'
import type { Analytics } from '../../checkout/use-analytics.ts'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { LotInPlace } from './lot-in-place.tsx'
import { createLotSale, type LotSale } from './lot-sale.store.ts'
import { PiecesStep } from './pieces-step.tsx'
import { saleMessages } from './sale.messages.ts'

type Props = Readonly<{ id: string; onBack: () => void; analytics: Analytics }>

/** Sells a lot inside a block, through the shared checkout. */
export function SellInPlace({ id, onBack, analytics }: Props) {
  const [isFixed, setFixed] = useState(false)
  return (
    <LotInPlace id={id} onBack={onBack} isFixed={isFixed}>
      {lot => <Selling lot={lot} onFixed={setFixed} analytics={analytics} />}
    </LotInPlace>
  )
}

type SellingProps = Readonly<{ lot: LotDetails; onFixed: (isFixed: boolean) => void; analytics: Analytics }>

function Selling({ lot, onFixed, analytics }: SellingProps) {
  const { site } = useSurroundings()
  const { auction_item_id: id } = lot
  const sale = useMemo(() => createLotSale(site, id), [site, id])
  const say = useMessages(saleMessages)
  const { checkout } = sale
  const view = useStore(sale.$view)
  const mustSignIn = useStore(checkout.$mustSignIn)
  const outcome = useStore(checkout.payment.$outcome)
  const isFixed = useStore(checkout.$isFixed)
  useEffect(() => {
    onFixed(isFixed)
  }, [onFixed, isFixed])
  const isShown = 'order' in outcome || (view === 'checkout' && !mustSignIn)
  return (
    <>
      {!isShown && <PiecesStep lot={lot} sale={sale} mustSignIn={mustSignIn} />}
      <Checkout
        checkout={checkout}
        isShown={isShown}
        show={shown => sale.show(shown ? 'checkout' : 'lot')}
        isResumed={sale.isResumed}
        thing={say('thing')}
        bought={<Bought lot={lot} sale={sale} />}
        analytics={analytics}
        thankYou={completed => <SaleDone completed={completed} />}
      />
    </>
  )
}

/** The lot that is bought, above every step. */
function Bought({ lot, sale }: Readonly<{ lot: LotDetails; sale: LotSale }>) {
  const { locale } = useSurroundings()
  const say = useMessages(saleMessages)
  const pieces = useStore(sale.$pieces)
  const amount = useStore(sale.$amount) ?? 0
  const isFixed = useStore(sale.checkout.$isFixed)
  return (
    <div className="lot-here-price">
      <strong className="lot-here-amount">
        <bdi>{lotMoney(lot, amount, locale)}</bdi>
      </strong>
      {pieces > 1 && <span>× {pieces}</span>}
      <Button variant="quiet" disabled={isFixed} label={say('changeLot')} onClick={() => sale.show('lot')}>
        {say('change')}
      </Button>
    </div>
  )
}

/** After the order: a confirmation, or how to pay. */
export function SaleDone({ completed: { type, order } }: Readonly<{ completed: Completed }>) {
  const say = useMessages(saleMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Result kind="success" level={2} title={say(titles[type])}>
        {'instructions' in order ? (
          <p className="lot-here-how">{String(order.instructions)}</p>
        ) : (
          type === 'paid' && order.mailedYN !== false && <p>{say('mailed')}</p>
        )}
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}

const titles = { paid: 'thanks', processing: 'processing', promised: 'promised' } as const
