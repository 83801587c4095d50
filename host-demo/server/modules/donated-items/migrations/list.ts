import { donatedItemTables } from './0066-donated-items-offers.ts'
import { donatedItemIndexes } from './0067-donated-items-indexes.ts'

export const donatedItemMigrations = {
  '0066-donated-items-offers': donatedItemTables,
  '0067-donated-items-indexes': donatedItemIndexes,
}
