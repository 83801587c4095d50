import { randomBytes, timingSafeEqual } from 'node:crypto'
import { usualPasswordCost } from '../platform/config.ts'
import { scryptInTurn } from './scrypt-threads.ts'

/** Who asks for a hash, and what one costs. */
export interface Hashing {
  /** The network address that asks for it. Callers take turns. */
  readonly caller: string
  /** Binary logarithm of scrypt's N, from `PASSWORD_COST`. */
  readonly cost: number | undefined
}

// At the usual cost 32 MiB and three lanes: one of the equivalent settings of OWASP's password storage guide.
const optionsOf = (cost = usualPasswordCost) => ({ N: 2 ** cost, r: 8, p: 3 })

/**
 * `scrypt$N$r$p$salt$key`: contains its cost, so that old hashes can still be checked after the cost is raised.
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export async function hashPassword(password: string, { caller, cost }: Hashing): Promise<string> {
  const salt = randomBytes(16)
  return stored(optionsOf(cost), salt, await derive(caller, password, salt, optionsOf(cost)))
}

/**
 * Takes the same time with and without an account: strangers must not learn who has one.
 * @param hash undefined if there is no such account
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
  { caller, cost }: Hashing,
): Promise<boolean> {
  const nobody = stored(optionsOf(cost), randomBytes(16), randomBytes(32))
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(caller, password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(actual, Buffer.from(key, 'base64url')) && hash !== undefined
}

function stored({ N, r, p }: Costs, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

async function derive(caller: string, password: string, salt: Buffer, { N, r, p }: Costs): Promise<Buffer> {
  // Twice what it needs: Node's default is too little for the usual cost.
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  return Buffer.from(await scryptInTurn(caller, password.normalize('NFKC'), salt, options))
}

type Costs = Readonly<Record<'N' | 'r' | 'p', number>>
