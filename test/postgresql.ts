import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { atExit } from './at-exit.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Postgresql {
  /** Its role may create databases. */
  readonly url: string
  stop(): Promise<void>
}

export const postgresqlAdvice =
  'Tests on PostgreSQL need one: set DATABASE_URL to a server where databases may be created, ' +
  'or install PostgreSQL 15 or later (on Debian: apt-get install postgresql).'

/**
 * The server of DATABASE_URL, or a temporary cluster of the installed PostgreSQL.
 * @param makeFolder where a temporary cluster has its data
 */
export async function startPostgresql(makeFolder = temporaryFolder): Promise<Postgresql> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const binaries = findPostgresql()
  if (!binaries) throw new Error(postgresqlAdvice)
  return startCluster(binaries, makeFolder)
}

/** The folder with `initdb` and `postgres`, of the newest installed version. */
export function findPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map(version => join(debian, version, 'bin')), askPgConfig()]
  return folders.find(folder => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A private cluster. PostgreSQL refuses to run as root, so root starts it as another user. */
async function startCluster(binaries: string, makeFolder: typeof temporaryFolder): Promise<Postgresql> {
  const folder = makeFolder('postgresql')
  const user = process.getuid?.() === 0 ? unprivilegedUser() : {}
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder.path, user.uid, user.gid)
  const options = { ...user, cwd: folder.path }
  const data = join(folder.path, 'data')
  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    log_min_messages: 'panic',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  const forget = atExit(() => server.kill('SIGQUIT'))
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    forget()
    server.kill('SIGINT')
    await ended
    folder.remove()
  }
  try {
    await answers(url)
  } catch (problem) {
    await stop()
    throw problem
  }
  return { url, stop }
}

async function answers(url: string): Promise<void> {
  for (let tries = 100; ; tries--) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (problem) {
      if (tries <= 0) throw problem
      await new Promise(done => setTimeout(done, 100))
    }
  }
}

function unprivilegedUser(): { uid?: number; gid?: number } {
  for (const name of ['postgres', 'nobody']) {
    const ask = (flag: string) => Number(ran('id', [flag, name]) ?? Number.NaN)
    const [uid, gid] = [ask('-u'), ask('-g')]
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  return {}
}

const askPgConfig = () => ran('pg_config', ['--bindir'])

function ran(command: string, flags: string[]): string | undefined {
  try {
    return execFileSync(command, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
