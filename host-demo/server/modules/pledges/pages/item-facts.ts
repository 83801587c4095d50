import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import { supportedLocale, translator } from '../../../platform/translate.ts'
import type { PledgeItem } from '../find-item.ts'
import { germanPageWords } from '../words.de.ts'
import { pageWords } from '../words.ts'

export const pageTranslator = ({ settings }: Event) => translator(settings.locale, pageWords, germanPageWords)

export const moneyOf =
  ({ currency, currency_decimals: decimals, settings }: Event) =>
  (minor: number) =>
    formatMoney({ minor, currency, decimals }, supportedLocale(settings.locale))

/** The pledges for an item in sentences. */
export function factsOf(event: Event, { pledged, matched, target, state, pledge_count: count }: PledgeItem): string[] {
  const say = pageTranslator(event)
  const money = moneyOf(event)
  return [
    ...(pledged ? [`${say('pledged', { amount: money(pledged) })}: ${say('pledges', { count })}`] : []),
    ...(matched ? [say('matched', { amount: money(matched) })] : []),
    ...(target ? [say('target', { amount: money(target) })] : []),
    ...(state === 'closed' ? [say('closed')] : []),
  ]
}
