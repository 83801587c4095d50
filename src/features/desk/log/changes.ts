import type { AuditEntry } from '../../../api/admin.ts'
import type { Say } from '../../../hooks/use-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatTime } from '../format-time.ts'
import { fieldMessages } from './fields.messages.ts'
import { valueMessages } from './values.messages.ts'

/** How the log's values are written. */
export interface Written {
  readonly locale: string
  readonly currency: string
  readonly decimals: number
  readonly sayField: Say<typeof fieldMessages>
  readonly sayValue: Say<typeof valueMessages>
}

interface ChangedField {
  readonly name: string
  readonly label: string
  /** Absent where a value is too long or too deep to be written in a line. */
  readonly values?: { readonly from: string; readonly to: string }
}

/** The fields that an action has changed, without the sequence number in a lot's own log. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, written: Written): ChangedField[] {
  if (!before || !after) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter(name => name !== 'sequence' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name => {
      const [from, to] = [textOf(name, before[name], written), textOf(name, after[name], written)]
      const label = name in fieldMessages ? written.sayField(name as keyof typeof fieldMessages) : spaced(name)
      return { name, label, ...(from !== to && from !== undefined && to !== undefined && { values: { from, to } }) }
    })
}

const longest = 60
const isAmount = (name: string) => /(^|_)(price|amount)$|^(reserve|retail_value|target)$/.test(name)
/** A file, or a list of things with fields of their own. */
const isDeep = (name: string, value: unknown) =>
  /^pictures?$|_ids?$/.test(name) || (Array.isArray(value) ? value.some(isObject) : isObject(value))
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const spaced = (name: string) => name.replaceAll('_', ' ')

function textOf(name: string, value: unknown, written: Written): string | undefined {
  const { locale, currency, decimals, sayValue } = written
  if (isDeep(name, value)) return undefined
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return sayValue(value ? 'yes' : 'no')
  if (typeof value === 'number')
    return isAmount(name) ? formatMoney({ minor: value, currency, decimals }, locale) : String(value)
  if (Array.isArray(value)) return shortened(value.map(part => textOf(name, part, written)).join(', '))
  const text = String(value)
  if (/s_at$|^paused_at$|^valid_(from|until)$/.test(name)) return formatTime(text, locale)
  return text in valueMessages ? sayValue(text as keyof typeof valueMessages) : shortened(text)
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
