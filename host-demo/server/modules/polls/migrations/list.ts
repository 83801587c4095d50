import { pollTables } from './0064-polls-polls.ts'

export const pollMigrations = {
  '0064-polls-polls': pollTables,
}
