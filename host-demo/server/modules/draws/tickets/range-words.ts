import type { Ranges } from '../../../../../src/lib/prize-draw.ts'

/** Numbers as a ticket shows them: `17, 19–23`. */
export const rangeWords = (ranges: Ranges): string =>
  ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
