import type { Transaction } from 'kysely'
import { giftAidDeclaration } from '../../../src/lib/gift-aid.ts'
import type { Database } from '../platform/db/schema.ts'
import { sha256 } from '../platform/hashes.ts'
import type { DemoDonation, DemoEvent } from './demo-event.ts'
import { demoAddresses } from './events/addresses.ts'

type Given = Readonly<{ gift: DemoDonation; lineId: number; at: Date }>

/** Two donors of three have declared Gift Aid, where the event claims it. */
export async function seedDeclarations(
  trx: Transaction<Database>,
  { giving, settings }: DemoEvent,
  gifts: readonly Given[],
): Promise<void> {
  const declared = giving.giftAid ? gifts.filter((_, at) => at % 3 < 2) : []
  if (!declared.length) return
  const words = giftAidDeclaration('this_gift', settings.charityName)
  const homes = demoAddresses.flatMap(({ postcode, town, lines }) => lines.map(lines => ({ postcode, town, lines })))
  await trx
    .insertInto('gift_aid_declarations')
    .values(
      declared.map(({ gift, lineId, at }, index) => {
        const { postcode, town, lines } = homes[index % homes.length] ?? { postcode: '', town: '', lines: [''] }
        return {
          ...{ order_line_id: lineId, scope: 'this_gift', words, words_hash: sha256(words), declared_at: at },
          ...{ first_name: gift.firstName, last_name: gift.lastName },
          ...{ line_1: lines[0], line_2: lines[1] ?? null, town, postcode, country: 'GB', outside_uk: false },
        }
      }),
    )
    .execute()
}
