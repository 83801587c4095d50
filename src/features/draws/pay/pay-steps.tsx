import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { Checkout } from '../../checkout/checkout.tsx'
import { drawMoney } from '../draw-words.ts'
import type { DrawDetails } from '../draws.store.ts'
import { drawPayMessages } from './draw-pay.messages.ts'
import type { DrawPay } from './draw-pay.store.ts'
import { EntryStep } from './entry-step.tsx'

type Props = Readonly<{
  pay: DrawPay
  /** undefined: only a payment that is under way is known. */
  draw: DrawDetails | undefined
}>

/** The entry step, then the checkout's steps. */
export function PaySteps({ pay, draw }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(drawPayMessages)
  const { checkout } = pay
  const view = useStore(pay.$view)
  const isReady = useStore(pay.$isReady)
  const isGuest = useStore(site.$token) === undefined
  const mustSignIn = useStore(checkout.$mustSignIn) || (isGuest && draw?.kind === 'private')
  const outcome = useStore(checkout.payment.$outcome)
  const isDone = 'order' in outcome
  const isShown = isDone || (view === 'checkout' && isReady && !mustSignIn)
  return (
    <>
      {!isShown && draw && <EntryStep pay={pay} draw={draw} mustSignIn={mustSignIn} />}
      <Checkout
        checkout={checkout}
        isShown={isShown}
        show={shown => pay.show(shown ? 'checkout' : 'entry')}
        isResumed={pay.isResumed}
        thing={say('thing')}
        areThings
        bought={draw && <Bought pay={pay} draw={draw} />}
        analytics={{ wanted: false, item: 'raffle' }}
        thankYou={() => <RouteSkeleton name="checkout" label={say('loading')} />}
      />
    </>
  )
}

/** The numbers that are paid for, above every step. */
function Bought({ pay, draw }: Readonly<{ pay: DrawPay; draw: DrawDetails }>) {
  const { locale } = useSurroundings()
  const say = useTermMessages(drawPayMessages)
  const count = useStore(pay.$entry)?.count ?? 0
  const isFixed = useStore(pay.checkout.$isFixed)
  return (
    <div className="draw-pay-top">
      <strong>
        <bdi>{drawMoney(draw, draw.price * count, locale)}</bdi>
      </strong>{' '}
      <span>{say('bought', { count, title: draw.title })}</span>
      <Button variant="quiet" disabled={isFixed} label={say('changeNumbers')} onClick={() => pay.show('entry')}>
        {say('change')}
      </Button>
    </div>
  )
}
