import { integer, type Params } from './form.ts'
import { wrongParameter } from './problem.ts'

/** In UTC. */
export interface BillingCycleAnchor {
  day_of_month: number
  hour: number
  minute: number
  month: null
  second: number
}

/** Monthly subscriptions have no month in their anchor. */
export function anchorOf(params: Params): BillingCycleAnchor {
  return {
    day_of_month: within(params, 'day_of_month', 1, 31),
    hour: within(params, 'hour', 0, 23),
    minute: within(params, 'minute', 0, 59),
    month: null,
    second: within(params, 'second', 0, 59),
  }
}

/** The next date of an anchor, or the last day of a shorter month. Seconds since 1970. */
export function occurrenceAfter(anchor: BillingCycleAnchor, seconds: number): number {
  const now = new Date(seconds * 1000)
  const inMonth = (months: number): number => {
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + months]
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return Date.UTC(year, month, Math.min(anchor.day_of_month, last), anchor.hour, anchor.minute, anchor.second) / 1000
  }
  return inMonth(0) > seconds ? inMonth(0) : inMonth(1)
}

function within(params: Params, name: string, least: number, most: number): number {
  const value = integer(params, name)
  if (value === undefined || value < least || value > most) {
    throw wrongParameter(`Invalid ${name}: must be from ${least} to ${most}.`, {
      param: `billing_cycle_anchor_config[${name}]`,
    })
  }
  return value
}
