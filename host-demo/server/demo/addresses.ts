import type { Kysely } from 'kysely'
import { normalPostcode } from '../checkout/address-book.ts'
import type { Database } from '../platform/db/schema.ts'
import { demoAddresses } from './events/addresses.ts'

/** Seeds the streets of the postcode search. */
export async function seedAddresses(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('postcode_addresses')
    .values(
      demoAddresses.flatMap(({ postcode, town, lines }) =>
        lines.map(([line_1, line_2 = null], position) => ({
          postcode: normalPostcode(postcode),
          position,
          line_1,
          line_2,
          town,
        })),
      ),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
