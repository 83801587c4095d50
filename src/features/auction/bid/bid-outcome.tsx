import type { HttpFailure } from '../../../api/errors.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { bidMessages } from './bid.messages.ts'
import type { Receipt } from './placed-bids.store.ts'
import type { Bid } from './use-bid.ts'

/** The outcome of the bid that was sent last. It is called accepted only once the server has confirmed it. */
export function BidOutcome({ bid }: Readonly<{ bid: Bid }>) {
  const say = useMessages(bidMessages)
  const { state, money } = bid
  if (state.type === 'idle') return null
  const amount = money(state.amount)
  switch (state.type) {
    case 'sending': {
      const word = state.again ? 'sendingAgain' : 'sending'
      return <Notice kind="info" title={say(word, { amount })} silent />
    }
    case 'unsure':
      return (
        <Notice
          kind="warning"
          title={say('unsureTitle', { amount })}
          action={<Button onClick={() => void bid.bidding.check()}>{say('check')}</Button>}
          silent
        >
          {say('unsure')}
        </Notice>
      )
    case 'missing':
      return (
        <Notice kind="warning" title={say('missingTitle', { amount })} silent>
          {say('missing')}
        </Notice>
      )
    case 'refused':
      return <Refused bid={bid} failure={state.failure} amount={amount} />
    case 'accepted':
      return <Received receipt={state.placed.receipt} />
  }
}

/** When the server accepted the bid, and its number in the log. */
function Received({ receipt }: Readonly<{ receipt: Receipt }>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(bidMessages)
  const { accepted_at, sequence, network_delay: delay } = receipt
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(new Date(accepted_at))
  return (
    <p className="bid-receipt">
      {say('receipt', { time, number: String(sequence) })}
      {delay !== undefined && ` ${say('delay', { count: delay })}`}
    </p>
  )
}

type RefusedProps = Readonly<{ bid: Bid; failure: HttpFailure; amount: string }>

function Refused({ bid, failure, amount }: RefusedProps) {
  const { hrefTo } = useLinks()
  const say = useMessages(bidMessages)
  const code = failure.said.error
  const isExpired = failure.status === 401
  const why = useFailure(code === 'card_required' ? undefined : failure)
  if (code === 'card_required') {
    return (
      <Notice
        kind="info"
        title={say('cardTitle')}
        action={
          <LinkButton
            variant="primary"
            href={hrefTo('pre-auth', { query: { _redirect: bid.there } })}
            onClick={bid.remember}
          >
            {say('saveCard')}
          </LinkButton>
        }
        silent
      >
        {say('card', { amount })}
      </Notice>
    )
  }
  if (isExpired) {
    return (
      <Notice
        kind="warning"
        title={say('expiredTitle')}
        action={<Button onClick={bid.signIn}>{say('signInAgain')}</Button>}
        silent
      >
        {say('expired', { amount })}
      </Notice>
    )
  }
  if (!why) return null
  return (
    <Notice kind="warning" title={say(code === 'lot_closed' ? 'closedTitle' : 'refusedTitle')} silent>
      {[why.title, why.text].filter(Boolean).join(' ')}
    </Notice>
  )
}
