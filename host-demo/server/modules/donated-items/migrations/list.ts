import { donatedItemTables } from './0066-donated-items-offers.ts'

export const donatedItemMigrations = { '0066-donated-items-offers': donatedItemTables }
