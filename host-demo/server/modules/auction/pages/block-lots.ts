import { html } from 'hono/html'
import type { LotKind } from '../../../../../src/api/lot-kinds.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import { supportedLocale } from '../../../platform/translate.ts'
import { lotsOf } from '../find-lot.ts'

/** The same number as the block shows with script. */
const most = 12

/** The first lots of the catalogue as links with their prices, for readers without script. */
export function blockLots(kinds?: readonly LotKind[]) {
  return async ({ db }: Context, event: Event, base: string): Promise<Markup> => {
    const lots = await lotsOf(db, event.id)
      .where('published', '=', true)
      .where('state', '!=', 'withdrawn')
      .$if(kinds !== undefined, query => query.where('kind', 'in', kinds ?? []))
      .orderBy('number')
      .limit(most)
      .execute()
    const { currency, currency_decimals: decimals, settings } = event
    const money = (minor: number) => formatMoney({ minor, currency, decimals }, supportedLocale(settings.locale))
    return html`<ul class="wrap">
  ${lots.map(
    lot =>
      html`<li><a href="${`${base}${pathTo('auction-item', { id: lot.id })}`}">${lot.title}</a>, ${money(lot.price ?? lot.buy_now_price ?? lot.opening_price)}</li>`,
  )}
</ul>`
  }
}
