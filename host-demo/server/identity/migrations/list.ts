import { organisations } from './0014-identity-organisations.ts'

export const identityMigrations = { '0014-identity-organisations': organisations }
