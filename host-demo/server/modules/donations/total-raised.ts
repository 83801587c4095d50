import { html } from 'hono/html'
import { formatMoney } from '../../../../src/lib/money.ts'
import { formatNumber } from '../../../../src/lib/text.ts'
import { readTotal } from '../../checkout/totals.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { type Markup, maybe } from '../../platform/http/markup.ts'
import { supportedLocale, translator } from '../../platform/translate.ts'
import { germanPageWords } from './words.de.ts'
import { pageWords } from './words.ts'

/** The total raised, in words and as a progress bar. */
export async function totalRaised({ db }: Context, event: Event): Promise<Markup> {
  const { currency, currency_decimals: decimals, goal, terminology, settings } = event
  const { total_raised: raised, donor_count } = await readTotal(db, event)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, settings.locale)
  const say = translator(settings.locale, pageWords, germanPageWords)
  const term = donor_count === 1 ? terminology.donor?.one : terminology.donor?.other
  const many = formatNumber(donor_count, supportedLocale(settings.locale))
  const donors = term ? `${many} ${term}` : say('donors', { count: donor_count })
  return html`<section class="wrap raised" aria-label="${say('raisedSoFar')}">
  <p><strong>${money(raised)}</strong> ${goal ? say('raisedOf', { goal: money(goal), donors }) : say('raised', { donors })}</p>
  ${maybe(goal, amount => html`<progress value="${Math.min(raised, amount)}" max="${amount}" aria-label="${say('toGoal')}">${Math.floor((100 * raised) / amount)} %</progress>`)}
</section>`
}
