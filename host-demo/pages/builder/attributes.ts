import { currencySymbol, formatMoney } from '../../../src/lib/money.ts'
import { parseAmount } from '../../../src/lib/parse-amount.ts'
import type { AttributeField } from './definition.ts'
import type { EventFacts } from './event.ts'

export interface Read {
  /** The attributes to write, by name: those that are set and right. */
  readonly attributes: Record<string, string>
  /** A sentence for each field that is wrong, by name. */
  readonly wrong: Record<string, string>
}

/** What the fields hold, as a block takes it. @param typed a field's text; `on` of a set flag */
export function readAttributes(
  fields: readonly AttributeField[],
  typed: (name: string) => string,
  event: EventFacts | undefined,
): Read {
  const attributes: Record<string, string> = {}
  const wrong: Record<string, string> = {}
  for (const { name, kind, most = Number.POSITIVE_INFINITY } of fields) {
    const text = typed(name)
    if (!text) continue
    if (kind === 'flag') attributes[name] = ''
    else if (kind === 'money') {
      const amount = readAmount(text, event)
      if (typeof amount === 'string') wrong[name] = amount
      else attributes[name] = String(amount)
    } else if (kind !== 'number') attributes[name] = text
    else if (/^[1-9]\d*$/.test(text) && Number(text) <= most) attributes[name] = text
    else wrong[name] = `Write a whole number${most < Number.POSITIVE_INFINITY ? ` from 1 to ${most}` : ', such as 12'}.`
  }
  return { attributes, wrong }
}

/** The sign of what an amount is typed in. */
export function signOf(event: EventFacts | undefined): string {
  return currencySymbol(event?.currency ?? 'GBP', 'en-GB')
}

/** Minor units, or a sentence. */
function readAmount(text: string, event: EventFacts | undefined): number | string {
  const {
    currency = 'GBP',
    currency_decimals: decimals = 2,
    donation_minimum: least,
    donation_maximum: most,
  } = event ?? {}
  const parsed = parseAmount(text.replace(signOf(event), ''), decimals)
  const written = (minor: number) => formatMoney({ minor, currency, decimals }, 'en-GB')
  if (parsed.type === 'ambiguous') return 'Is that thousands? Write it without a comma or point, such as 1000.'
  if (parsed.type === 'too-precise' && !decimals) return 'Write a whole amount, such as 1000.'
  if (parsed.type === 'too-precise') return `Write at most ${decimals} digits after the point.`
  if (parsed.type !== 'ok') return 'Write an amount in figures, such as 25 or 12.50.'
  if (least !== undefined && parsed.minor < least) return `The smallest gift here is ${written(least)}.`
  if (most !== undefined && parsed.minor > most) return `The largest gift here is ${written(most)}.`
  return parsed.minor
}
