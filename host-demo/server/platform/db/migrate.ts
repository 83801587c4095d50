import { type Kysely, Migrator } from 'kysely'
import { ground } from './migrations/0001-ground.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { content } from './migrations/0003-content.ts'
import { gifts } from './migrations/0004-gifts.ts'
import { archive } from './migrations/0005-archive.ts'
import { monthlyGifts } from './migrations/0006-monthly-gifts.ts'
import { vouchers } from './migrations/0007-vouchers.ts'
import { openMatches } from './migrations/0008-open-matches.ts'
import { unwantedCustomers } from './migrations/0009-unwanted-customers.ts'
import { withdrawnGiftAid } from './migrations/0010-withdrawn-gift-aid.ts'
import type { Database } from './schema.ts'

/** Brings the database to today's shape. Any number of processes may do so at once: kysely's lock lets one through. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // None depends on another but the first.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

const migrations = {
  '0001-ground': ground,
  '0002-accounts': accounts,
  '0003-content': content,
  '0004-gifts': gifts,
  '0005-archive': archive,
  '0006-monthly-gifts': monthlyGifts,
  '0007-vouchers': vouchers,
  '0008-open-matches': openMatches,
  '0009-unwanted-customers': unwantedCustomers,
  '0010-withdrawn-gift-aid': withdrawnGiftAid,
}
