import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findPostgresql, postgresqlAdvice } from '../test/postgresql.ts'
import { installFromDebian } from './debian.ts'
import type { Ensure } from './steps.ts'

/** Uses `DATABASE_URL`, else the installed server, else installs Debian's package if root. */
export const ensurePostgresql: Ensure = async () => {
  if (process.env.DATABASE_URL || findPostgresql()) return undefined
  if (await installFromDebian('postgresql-common')) {
    makeNoCluster()
    await installFromDebian('postgresql')
  }
  return findPostgresql() ? undefined : postgresqlAdvice
}

/** Debian's package would create and start a cluster; the tests start their own. */
function makeNoCluster(): void {
  const folder = '/etc/postgresql-common'
  const file = `${folder}/createcluster.conf`
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
  const rest = text.replace(/^#?\s*create_main_cluster\s*=.*\n?/gm, '')
  writeFileSync(file, `${rest}create_main_cluster = false\n`)
}
