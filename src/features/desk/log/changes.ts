import type { AuditEntry } from '../../../api/admin.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatTime } from '../format-time.ts'

/** How the log's values are written. */
export interface Written {
  readonly locale: string
  readonly currency: string
  readonly decimals: number
}

/** The fields that an action has changed, without the sequence number in a lot's own log. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, written: Written) {
  if (!before || !after) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter(name => name !== 'sequence' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name => ({ name, from: textOf(name, before[name], written), to: textOf(name, after[name], written) }))
}

const longest = 60
const isAmount = (name: string) => /(^|_)(price|value|amount)$|^reserve$/.test(name)

function textOf(name: string, value: unknown, { locale, currency, decimals }: Written): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && isAmount(name)) return formatMoney({ minor: value, currency, decimals }, locale)
  if (typeof value !== 'string') return shortened(JSON.stringify(value))
  return name.endsWith('s_at') ? formatTime(value, locale) : shortened(value)
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
