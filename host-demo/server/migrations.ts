import { platformMigrations } from './platform/db/migrations/list.ts'

/** Of every floor and module; they run in the order of their names. */
export const migrations = { ...platformMigrations }
