/**
 * The rule by which prize draws are drawn. The server draws by it, and the guest's browser checks by it.
 *
 * 1. When a draw opens, the server makes a random seed and publishes its hash.
 * 2. When it closes, the server publishes the seal: the hash of the seed and all numbers that take part.
 * 3. Each pick takes one of the numbers that were not drawn yet: the hash of seal, seed and the pick's place says which.
 *
 * All hashes are SHA-256 in lower-case hexadecimal digits, of UTF-8.
 */

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** @param numbers that take part, lowest first */
export const sealOf = (seed: string, numbers: readonly number[]): Promise<string> =>
  sha256(`${seed}\n${numbers.join(',')}`)

export interface Pick {
  readonly seed: string
  readonly seal: string
  /** 1 for the first number that is drawn; a redraw goes on counting. */
  readonly place: number
}

/**
 * Draws one of these numbers, each with the same chance.
 * @param left the numbers that were not drawn yet, lowest first; at least one
 */
export async function pickNumber({ seed, seal, place }: Pick, left: readonly number[]): Promise<number> {
  // Hashes in the incomplete last round would favour the low numbers: another hash is tried instead.
  const fair = hashRange - (hashRange % left.length)
  for (let tries = 1; ; tries++) {
    const hash = Number.parseInt((await sha256(`${seal}\n${seed}\n${place}\n${tries}`)).slice(0, 12), 16)
    const picked = hash < fair ? left[hash % left.length] : undefined
    if (picked !== undefined) return picked
  }
}

/** Twelve hexadecimal digits are 48 bits, which a number holds exactly. */
const hashRange = 2 ** 48

/** Numbers as ranges, both ends included, since most numbers follow one another. */
export type Ranges = readonly (readonly [first: number, last: number])[]

/** @param numbers lowest first */
export function rangesOf(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
}

/** The single numbers of ranges, in order. */
export const numbersIn = (ranges: Ranges): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
