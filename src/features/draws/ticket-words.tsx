import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { drawMoney } from './draw-words.ts'
import { drawMessages } from './draws.messages.ts'
import type { DrawDetails } from './draws.store.ts'

/** The facts that the law requires on each ticket, to be read before buying. */
export function TicketWords({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(drawMessages)
  const { society, promoter, registration } = draw
  return (
    <section className="draw-section">
      <h2 className="draw-heading">{say('ticket')}</h2>
      <DefinitionList
        items={[
          { term: say('society'), detail: society },
          { term: say('promoter'), detail: promoter },
          ...(registration ? [{ term: say('registration'), detail: registration }] : []),
          { term: say('priceEach'), detail: drawMoney(draw, draw.price, locale) },
          { term: say('drawDate'), detail: formatDate(draw.draws_at, locale, timeZone) },
        ]}
      />
      <p className="draw-quiet">
        {say('samePrice')} {say('age', { age: String(draw.minimum_age) })}.{' '}
        {draw.kind === 'private' && say('membersOnly', { society })}
      </p>
    </section>
  )
}
