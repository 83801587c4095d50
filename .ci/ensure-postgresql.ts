import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findPostgresql, postgresqlAdvice } from '../test/postgresql.ts'
import { installFromDebian } from './debian.ts'
import type { Ensure } from './steps.ts'

/** That of `DATABASE_URL`, else the machine's own, else installed from Debian's packages by root. */
export const ensurePostgresql: Ensure = async () => {
  if (process.env.DATABASE_URL || findPostgresql()) return undefined
  if (await installFromDebian('postgresql-common')) {
    makeNoCluster()
    await installFromDebian('postgresql')
  }
  return findPostgresql() ? undefined : postgresqlAdvice
}

/** Debian's package would otherwise create a cluster and keep it running: the tests bring their own. */
function makeNoCluster(): void {
  const folder = '/etc/postgresql-common'
  const file = `${folder}/createcluster.conf`
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
  const rest = text.replace(/^#?\s*create_main_cluster\s*=.*\n?/gm, '')
  writeFileSync(file, `${rest}create_main_cluster = false\n`)
}
