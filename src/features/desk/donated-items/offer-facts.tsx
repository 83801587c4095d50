import type { ReactNode } from 'react'
import type { AdminDonatedItem } from '../../../api/admin-donated-items.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { formatTime } from '../format-time.ts'
import { offersMessages } from './donated-items.messages.ts'

/** What is offered, and by whom. */
export function OfferFacts({ offer }: Readonly<{ offer: AdminDonatedItem }>) {
  const { locale } = useSurroundings()
  const say = useMessages(offersMessages)
  const { currency, currency_decimals: decimals, retail_value: minor, valid_until, email, mobile, message } = offer
  const rows = (list: readonly (readonly [string, ReactNode])[]) =>
    list.filter(([, detail]) => detail).map(([term, detail]) => ({ term, detail }))
  return (
    <div className="offers-facts">
      <Card title={say('what')}>
        <p className="desk-text">{offer.description}</p>
        <DefinitionList
          items={rows([
            [say('kind'), say(offer.kind)],
            [say('retail_value'), minor !== undefined && formatMoney({ minor, currency, decimals }, locale)],
            [say('restrictions'), offer.restrictions],
            [say('valid_until'), valid_until && formatDate(valid_until, locale, 'UTC')],
            [say('delivery'), say(offer.delivery)],
            [say('offered_at'), formatTime(offer.offered_at, locale)],
          ])}
        />
      </Card>
      <Card title={say('giver')}>
        <DefinitionList
          items={rows([
            [say('name'), offer.name ?? say('erased')],
            [say('company'), offer.company],
            [say('email'), email && <a href={`mailto:${email}`}>{email}</a>],
            [say('mobile'), mobile && <a href={`tel:${mobile}`}>{mobile}</a>],
            [say('shown_as'), offer.shown_as ?? say('nobody')],
            [say('message'), message && <span className="desk-text">{message}</span>],
          ])}
        />
      </Card>
    </div>
  )
}
