import { html } from 'hono/html'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { formatNumber } from '../../../../../src/lib/text.ts'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { spokenLocale } from '../../../platform/speak.ts'
import { pageSay } from './page-words.ts'
import type { View } from './view.ts'

/** What has been raised, in words and as a bar on the way to the goal. */
export function totalRaised({ event, total }: View): Markup {
  const { currency, currency_decimals: decimals, goal, terminology } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, event.settings.locale)
  const say = pageSay(event)
  const term = total.donors === 1 ? terminology.donor?.one : terminology.donor?.other
  const many = formatNumber(total.donors, spokenLocale(event.settings.locale))
  const donors = term ? `${many} ${term}` : say('donors', { count: total.donors })
  return html`<section class="wrap raised" aria-label="${say('raisedSoFar')}">
  <p><strong>${money(total.raised)}</strong> ${goal ? say('raisedOf', { goal: money(goal), donors }) : say('raised', { donors })}</p>
  ${maybe(goal, amount => html`<progress value="${Math.min(total.raised, amount)}" max="${amount}" aria-label="${say('toGoal')}">${Math.floor((100 * total.raised) / amount)} %</progress>`)}
</section>`
}
