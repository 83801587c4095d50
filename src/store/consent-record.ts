import type { ConsentRecord } from './platform-state.ts'

const day = 24 * 60 * 60 * 1000

/** @param declineDays days until the visitor is asked again after a refusal */
export function newRecord(type: ConsentRecord['type'], declineDays: number, now: number): ConsentRecord {
  const expires = new Date(now)
  if (type === 'accept') expires.setUTCFullYear(expires.getUTCFullYear() + 100)
  else expires.setTime(now + declineDays * day)
  return { type, expires: expires.toISOString() }
}

/**
 * Parses a stored record; undefined if it is invalid or has expired. Old records were plain dates: less than ten years
 * ahead meant a refusal, more meant consent.
 */
export function readRecord(text: string | null | undefined, now: number): ConsentRecord | undefined {
  const record = recordIn(parsed(text ?? ''), now)
  return record && Date.parse(record.expires) > now ? record : undefined
}

function recordIn(value: unknown, now: number): ConsentRecord | undefined {
  if (typeof value === 'string') {
    const expires = Date.parse(value)
    if (Number.isNaN(expires)) return undefined
    const inTenYears = new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + 10)
    return { type: expires <= inTenYears ? 'decline' : 'accept', expires: new Date(expires).toISOString() }
  }
  const { type, expires } = Object(value) as { type?: unknown; expires?: unknown }
  return (type === 'accept' || type === 'decline') && typeof expires === 'string' ? { type, expires } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
