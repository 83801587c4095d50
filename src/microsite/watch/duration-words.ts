const hour = 60
const day = 24 * hour

/** A key of `watchMessages`, and the number in it. */
export interface DurationWords {
  key: 'now' | `${'in' | 'for'}${'Minutes' | 'Hours' | 'Days'}`
  count: number
}

/** "in 25 minutes", for a number of minutes. */
export function inWords(minutes: number): DurationWords {
  return minutes < 0.5 ? { key: 'now', count: 0 } : { ...inUnits(minutes, 'in') }
}

/** "for about an hour", for a number of minutes. */
export function forWords(minutes: number): DurationWords {
  return inUnits(minutes, 'for')
}

/** Minutes below 55, hours below a day and a half, then days. */
function inUnits(minutes: number, word: 'in' | 'for'): DurationWords {
  if (Math.round(minutes) < 55) return { key: `${word}Minutes`, count: Math.max(1, Math.round(minutes)) }
  if (minutes < 1.5 * day) return { key: `${word}Hours`, count: Math.round(minutes / hour) }
  return { key: `${word}Days`, count: Math.round(minutes / day) }
}
