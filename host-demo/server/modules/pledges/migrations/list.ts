import { pledgeTables } from './0034-pledges-items.ts'

export const pledgesMigrations = { '0034-pledges-items': pledgeTables }
