import { html } from 'hono/html'
import { formatMoney } from '../../../src/lib/money.ts'
import { type Markup, maybe } from './markup.ts'
import type { View } from './view.ts'

/** What has been raised, in words and as a bar on the way to the goal. */
export function totalRaised({ event, total }: View): Markup {
  const { currency, currency_decimals: decimals, goal, terminology } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, event.settings.locale)
  const many = new Intl.NumberFormat(event.settings.locale).format(total.donors)
  const donors = (total.donors === 1 ? terminology.donor?.one : terminology.donor?.other) ?? 'donors'
  return html`<section class="wrap raised" aria-label="Raised so far">
  <p><strong>${money(total.raised)}</strong> raised${maybe(goal, amount => html` of ${money(amount)}`)} by ${many} ${donors}</p>
  ${maybe(goal, amount => html`<progress value="${Math.min(total.raised, amount)}" max="${amount}" aria-label="On the way to the goal">${Math.floor((100 * total.raised) / amount)} %</progress>`)}
</section>`
}
