import { formatDate } from '../../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import { translator } from '../../../platform/translate.ts'
import type { DrawRow } from '../find-draw.ts'
import { germanDrawPageWords } from './words.de.ts'
import { drawPageWords } from './words.ts'

export const pageTranslator = ({ settings }: Event) => translator(settings.locale, drawPageWords, germanDrawPageWords)

/** The price as buyers read it. */
export function priceInWords(event: Event, draw: DrawRow): string {
  const { currency, currency_decimals: decimals, settings } = event
  const { sold_by, numbers_each: count } = draw
  const price = formatMoney({ minor: draw.price * count, currency, decimals }, settings.locale)
  const say = pageTranslator(event)
  return sold_by === 'fixed_price' ? say('pack', { count, price }) : say('each', { price })
}

/** When it is, or was, drawn. */
export function dayInWords(event: Event, { state, draws_at }: DrawRow): string {
  const { locale, time_zone: timeZone } = event.settings
  const day = formatDate(draws_at.getTime(), locale, timeZone)
  return pageTranslator(event)(state === 'drawn' ? 'drawn' : 'drawsOn', { day })
}

/** Facts that the law demands to be shown, a sentence each. */
export function factsOf(event: Event, draw: DrawRow): string[] {
  const say = pageTranslator(event)
  const { society, promoter, registration, minimum_age: age } = draw
  return [
    ...(draw.state === 'open' ? [] : [say('closed')]),
    say('society', { society }),
    say('promoter', { promoter }),
    ...(registration ? [say('registration', { registration })] : []),
    dayInWords(event, draw),
    say('age', { age }),
    ...(draw.kind === 'private' ? [say('members', { society })] : []),
  ]
}
