import * as v from 'valibot'
import { greatestAmount } from './wire.ts'

/** Minor units. */
const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(greatestAmount))

/** Bid increments, by the price that each begins at. */
export const increments = v.pipe(
  v.array(v.object({ from: whole(0), step: whole(1) })),
  v.minLength(1, 'Enter at least one step'),
  v.maxLength(40),
  v.check(rows => rows[0]?.from === 0, 'The first step begins at 0'),
  v.check(
    rows => rows.every(({ from }, index) => index === 0 || from > (rows[index - 1]?.from ?? 0)),
    'Each step begins at a higher price than the one before',
  ),
)
