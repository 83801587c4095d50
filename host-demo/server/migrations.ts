import type { Migration } from 'kysely'
import { checkoutMigrations } from './checkout/migrations/list.ts'
import { identityMigrations } from './identity/migrations/list.ts'
import type { Module } from './modules/module.ts'
import { modules } from './modules.ts'
import { platformMigrations } from './platform/db/migrations/list.ts'

const ofFloors: Readonly<Record<string, Migration>> = {
  ...platformMigrations,
  ...identityMigrations,
  ...checkoutMigrations,
}

/** The migrations of all floors and modules. They run in the order of their names. */
export function migrationsOf(list: readonly Module[]): Readonly<Record<string, Migration>> {
  const all = { ...ofFloors }
  for (const { name: module, migrations = {} } of list) {
    for (const [name, migration] of Object.entries(migrations)) {
      if (name in all) throw new Error(`The module ${module} has a migration ${name}, and so has another one.`)
      all[name] = migration
    }
  }
  return all
}

export const migrations = migrationsOf(modules)
