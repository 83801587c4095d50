import * as v from 'valibot'
import { described } from './endpoint.ts'
import { onceError } from './once.input.ts'

/** As written in the file. Mistakes are reported with the line, not as a validation error. */
const cell = v.pipe(v.string(), v.trim(), v.maxLength(300))

export const importGuests = described({
  summary:
    'Invites guests from a list, or gives them seats of an order. Says of each line what is wrong with it; as long as ' +
    'anything is, or with `dry_runYN`, nothing is written.',
  needs: 'tickets.add',
  errors: [onceError],
  largestBody: 1_000_000,
  input: v.object({
    /** A list that is sent again with the same key is imported once. Any other list with it is refused. */
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    dry_runYN: v.picklist(['yes', 'no']),
    /** Are the invited mailed their personal link? */
    mailYN: v.picklist(['yes', 'no']),
    rows: v.pipe(
      v.array(
        v.object({
          /** Its line in the file. */
          line: v.pipe(v.number(), v.integer(), v.minValue(1)),
          guest_name: cell,
          guest_email: cell,
          guest_mobile: cell,
          /** What they are invited as, such as "Guest of honour". Ignored with an order. */
          title: cell,
          /** Takes the next free seat of this order. Empty: they are invited without one. */
          order_reference: cell,
        }),
      ),
      v.minLength(1),
      v.maxLength(500),
    ),
  }),
})
