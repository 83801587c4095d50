import type { Ranges } from '../../../../../src/lib/prize-draw.ts'

/** Numbers as they stand on a ticket: `17, 19–23`. */
export const rangeWords = (ranges: Ranges): string =>
  ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
