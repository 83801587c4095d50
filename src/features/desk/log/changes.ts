import type { AuditEntry } from '../../../api/admin.ts'
import type { Say } from '../../../hooks/use-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatTime } from '../format-time.ts'
import { fieldMessages } from './fields.messages.ts'
import { valueMessages } from './values.messages.ts'

/** Formatters for the log's values. */
export interface Written {
  readonly locale: string
  readonly currency: string
  readonly decimals: number
  readonly sayField: Say<typeof fieldMessages>
  readonly sayValue: Say<typeof valueMessages>
}

type Recorded = NonNullable<AuditEntry['before']>

interface ChangedField {
  readonly name: string
  readonly label: string
  /** Absent if a value is too long or too nested for one line. */
  readonly values?: { readonly from: string; readonly to: string }
}

/** What undoing an action brings back: a guest's answers and sessions are deleted once and for all. */
export function undoneOf({ kind, before, after }: Pick<AuditEntry, 'kind' | 'before' | 'after'>) {
  if (kind !== 'guest' || !before || !after) return 'undone'
  if (before.guest_email !== after.guest_email) return 'undoneGuest'
  return after.rsvp_status === 'no' && before.rsvp_status !== 'no' ? 'undoneSessions' : 'undone'
}

/** The fields that an action has changed, except for the sequence number of a lot's own log. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, written: Written): ChangedField[] {
  if (!before || !after) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter(name => name !== 'sequence' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name => {
      const [from, to] = [textOf(name, before, written), textOf(name, after, written)]
      const label = Object.hasOwn(fieldMessages, name)
        ? written.sayField(name as keyof typeof fieldMessages)
        : spaced(name)
      return { name, label, ...(from !== to && from !== undefined && to !== undefined && { values: { from, to } }) }
    })
}

/** Which one it was, where many records have the same title: a pledge's amount and paddle. */
export function detailsOf({ kind, before, after }: AuditEntry, written: Written): string {
  const record = kind === 'pledge' && (after ?? before)
  if (!record) return ''
  const amount = textOf('amount', record, written)
  const paddle = textOf('paddle', record, written)
  return [amount, paddle && `${written.sayField('paddle')} ${paddle}`].filter(Boolean).join(' · ')
}

const longest = 60
const isAmount = (name: string) => /(^|_)(price|value|amount)$|^(reserve|target)$/.test(name)
const isTime = (name: string) => /_at$|^valid_(from|until)$/.test(name)
/** Fields whose values are codes of the API. All other texts are the organiser's. */
const isCoded = (name: string) =>
  /YN$|(^|_)(kind|state|status|mode)$|^(charge|origins|paid_by|results_shown|sold_by)$/.test(name)
/** A file, or a list of objects. */
const isDeep = (name: string, value: unknown) =>
  /^pictures?$|_ids?$/.test(name) || (Array.isArray(value) ? value.some(isObject) : isObject(value))
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const spaced = (name: string) => name.replaceAll('_', ' ')

function textOf(name: string, record: Recorded, { locale, currency, decimals, sayValue }: Written): string | undefined {
  const value = record[name]
  if (isDeep(name, value)) return undefined
  const text = (part: unknown): string => {
    if (part === null || part === undefined) return ''
    if (typeof part === 'boolean') return sayValue(part ? 'yes' : 'no')
    // A percentage is in hundredths of a percent.
    if (name === 'value' && record.price_mode === 'percent') return `${Number(part) / 100} %`
    if (typeof part === 'number')
      return isAmount(name) ? formatMoney({ minor: part, currency, decimals }, locale) : String(part)
    if (isTime(name)) return formatTime(String(part), locale)
    return isCoded(name) ? worded(String(part)) : String(part)
  }
  const worded = (code: string) =>
    Object.hasOwn(valueMessages, code) ? sayValue(code as keyof typeof valueMessages) : spaced(code)
  return shortened(Array.isArray(value) ? value.map(text).join(', ') : text(value))
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
