import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { ticketBasket } from '../reservation.store.ts'
import { payMessages } from './pay.messages.ts'

/** How many of each extra to buy. Which guest gets one is asked with their names. */
export function Extras() {
  const { site, locale } = useSurroundings()
  const say = useTermMessages(payMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const { $extras, $lines, choose } = ticketBasket(site)
  const extras = useStore($extras)
  const lines = useStore($lines)
  if (!extras.length) return null
  return (
    <fieldset className="ticket-extras">
      <legend>{say('extras')}</legend>
      {extras.flatMap(({ guests, items }) => {
        const countOf = (id: string) => lines.find(({ item }) => item.id === id)?.count ?? 0
        const room = guests - items.reduce((sum, { id }) => sum + countOf(id), 0)
        return items.map(({ id, title, price, left }) => {
          const count = countOf(id)
          const most = Math.max(count, Math.min(left, count + room))
          return most === 0 && left === 0 ? (
            <p key={id}>{say('extraGone', { title })}</p>
          ) : (
            <SelectField
              key={id}
              name={`extra-${id}`}
              label={say('extra', { title, price: formatMoney({ minor: price, currency, decimals }, locale) })}
              value={String(count)}
              options={Array.from({ length: most + 1 }, (_, at) => ({ value: String(at), label: String(at) }))}
              onInput={value => choose(id, Number(value))}
            />
          )
        })
      })}
    </fieldset>
  )
}
