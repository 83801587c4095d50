import { pledgeTables } from './0034-pledges-items.ts'
import { receivedPledges } from './0036-pledges-received.ts'

export const pledgesMigrations = { '0034-pledges-items': pledgeTables, '0036-pledges-received': receivedPledges }
