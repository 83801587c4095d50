import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { scryptInTurn } from './scrypt-threads.ts'

// 32 MiB and three lanes: one of the equivalent settings of OWASP's password storage guide.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const

/**
 * `scrypt$N$r$p$salt$key`: contains its cost, so that old hashes can still be checked after the cost is raised.
 * @param caller the network that asks for it: callers take turns
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export async function hashPassword(password: string, caller: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(caller, password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Takes the same time with and without an account: strangers must not learn who has one.
 * @param stored undefined if there is no such account
 * @param caller as in `hashPassword`
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export async function passwordMatches(password: string, stored: string | undefined, caller: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const actual = await derive(caller, password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(actual, expected) && stored !== undefined
}

/** A hash of the usual cost that no password has. */
const nobody = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  randomBytes(16).toString('base64url'),
  randomBytes(32).toString('base64url'),
].join('$')

async function derive(caller: string, password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return Buffer.from(await scryptInTurn(caller, password.normalize('NFKC'), salt, options))
}
