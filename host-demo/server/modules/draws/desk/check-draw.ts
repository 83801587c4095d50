import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Event } from '../../../identity/events.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { DrawRow } from '../find-draw.ts'
import { leastAgeForAlcohol, mostPrizeValue, mostProceeds } from '../law.ts'
import { type DrawRecord, terms } from './draw-record.ts'

/**
 * @param draw the stored draw. Undefined: a new one
 * @param soldBy as the organiser sent it
 * @throws {HttpError} 400 with a message for each field that is not allowed
 */
export function checkDraw(event: Event, record: DrawRecord, draw: DrawRow | undefined, soldBy: string): void {
  // Once it is open its times stand, even if the event's dates were changed since.
  const isDraft = !draw || draw.state === 'draft'
  const problems = { ...lawOf(record, soldBy), ...(isDraft && lawOfTimes(event, record)), ...sensesOf(record) }
  const known = new Set([draw?.picture, ...(draw?.prizes ?? []).map(({ picture }) => picture)])
  const isKnown = (path: string | null) =>
    path === null || known.has(path) || /^\/files\/pictures\/[0-9a-f]{64}\.webp$/.test(path)
  if (!isKnown(record.picture)) problems.picture = 'Upload this picture first'
  if (!record.prizes.every(({ picture }) => isKnown(picture))) problems.prizes = 'Upload this picture first'
  if (!isDraft) {
    for (const name of terms) {
      if (JSON.stringify(record[name]) !== JSON.stringify(draw[name])) {
        problems[name] = 'This stands: it is on the tickets'
      }
    }
    if (record.prizes.length !== draw.prizes.length)
      problems.prizes = 'The number of prizes stands: people bought for it'
    else if (!record.prizes.every((prize, index) => isSamePrize(prize, draw.prizes[index])))
      problems.prizes = 'What a prize is and what it is worth stands: people bought for it'
  }
  if (Object.keys(problems).length) throw validationError(problems)
}

/** @throws {HttpError} 400 if a draft cannot be opened now: its sale is over, or the event's dates were changed */
export function checkOpening({ event, at }: Pick<Sale, 'event' | 'at'>, draft: DrawRow): void {
  const problems = lawOfTimes(event, draft)
  if (draft.closes_at <= at) problems.closes_at = 'Choose an end in the future'
  if (Object.keys(problems).length) throw validationError(problems)
}

type Prize = DrawRecord['prizes'][number]

const isSamePrize = ({ title, value }: Prize, known: Prize | undefined): boolean =>
  title === known?.title && value === known.value

/** The Gambling Act's demands on a lottery without a licence. */
function lawOf(record: DrawRecord, soldBy: string): Record<string, ErrorText> {
  const problems: Record<string, ErrorText> = {}
  const { kind, price, capacity, prizes } = record
  if (soldBy === 'bundles') {
    problems.sold_by = 'By law every ticket of a lottery costs the same, so there can be no cheaper bundles'
  }
  if (kind === 'small_society') {
    if (record.registration === null) problems.registration = 'Say where the society is registered, and its number'
    const most = mostProceeds.small_society ?? 0
    if (capacity !== null && capacity * price > most) {
      problems.capacity = {
        sentence: 'By law a small society lottery sells for £20,000 at most: that is {count} numbers',
        values: { count: Math.floor(most / price) },
      }
    }
    if (prizes.some(({ value }) => (value ?? 0) > mostPrizeValue)) {
      problems.prizes = 'By law no prize of a small society lottery is worth more than £25,000'
    }
  }
  if (record.minimum_age < leastAgeForAlcohol && prizes.some(({ alcohol }) => alcohol)) {
    problems.minimum_age = 'With alcohol among the prizes people must be 18'
  }
  return problems
}

/** The Gambling Act's demands on the times of an incidental lottery. */
function lawOfTimes(event: Event, { kind, opens_at, closes_at }: DrawRecord): Record<string, ErrorText> {
  if (kind !== 'incidental') return {}
  const { starts_at, ends_at } = timesOf(event)
  if (!starts_at || !ends_at)
    return { kind: 'This event has no date, and an incidental lottery is sold during an event' }
  const problem = 'By law an incidental lottery is sold only during the event'
  if (opens_at < starts_at) return { opens_at: problem }
  return closes_at > ends_at ? { closes_at: problem } : {}
}

function sensesOf(record: DrawRecord): Record<string, ErrorText> {
  const problems: Record<string, ErrorText> = {}
  const { numbers_each: each, capacity, per_person } = record
  if (record.closes_at <= record.opens_at) problems.closes_at = 'The end must be after the beginning'
  if (record.draws_at < record.closes_at) problems.draws_at = 'It is drawn when the sale has ended'
  if (capacity !== null && capacity % each !== 0) {
    problems.capacity ??= { sentence: 'This must be a multiple of {count}', values: { count: each } }
  }
  if (per_person !== null && per_person < each) {
    problems.per_person = { sentence: 'At least {count}', values: { count: each } }
  }
  return problems
}

function timesOf({ settings }: Event): { starts_at: Date | undefined; ends_at: Date | undefined } {
  const date = (at: string | null | undefined) => (at ? new Date(at) : undefined)
  return { starts_at: date(settings.starts_at), ends_at: date(settings.ends_at) }
}
