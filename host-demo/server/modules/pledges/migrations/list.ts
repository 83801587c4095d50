import { pledgeTables } from './0034-pledges-items.ts'
import { receivedPledges } from './0036-pledges-received.ts'
import { paidByTransfer } from './0037-pledges-bank-transfer.ts'
import { forgottenPledges } from './0040-pledges-forgotten.ts'
import { keptDecisions } from './0050-pledges-kept-decisions.ts'
import { mailedPledges } from './0054-pledges-mailed.ts'

export const pledgesMigrations = {
  '0034-pledges-items': pledgeTables,
  '0036-pledges-received': receivedPledges,
  '0037-pledges-bank-transfer': paidByTransfer,
  '0040-pledges-forgotten': forgottenPledges,
  '0050-pledges-kept-decisions': keptDecisions,
  '0054-pledges-mailed': mailedPledges,
}
