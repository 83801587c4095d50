import { organisations } from './0014-identity-organisations.ts'
import { knownPlaces } from './0015-identity-known-places.ts'
import { auditLog } from './0021-identity-audit-log.ts'
import { authorizationCodes } from './0024-identity-authorization-codes.ts'
import { mailLinks } from './0042-identity-mail-links.ts'
import { addedRecords } from './0045-identity-added-records.ts'
import { logPeople } from './0055-identity-log-people.ts'
import { codesOfPeople } from './0074-identity-codes-of-people.ts'

export const identityMigrations = {
  '0014-identity-organisations': organisations,
  '0015-identity-known-places': knownPlaces,
  '0021-identity-audit-log': auditLog,
  '0024-identity-authorization-codes': authorizationCodes,
  '0042-identity-mail-links': mailLinks,
  '0045-identity-added-records': addedRecords,
  '0055-identity-log-people': logPeople,
  '0074-identity-codes-of-people': codesOfPeople,
}
