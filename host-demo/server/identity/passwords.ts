import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

// 32 MiB and three lanes: one of the equivalent settings of OWASP's password storage guide.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const

/** `scrypt$N$r$p$salt$key`: contains its cost, so that old hashes can still be checked after the cost is raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Takes the same time with and without an account: strangers must not learn who has one.
 * @param stored undefined if there is no such account
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? (await nobody())).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(actual, expected) && stored !== undefined
}

let nobodyKnown: Promise<string> | undefined

function nobody(): Promise<string> {
  nobodyKnown ??= hashPassword(randomBytes(16).toString('hex'))
  return nobodyKnown
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (problem, key) => (problem ? fail(problem) : done(key)))
  })
}
