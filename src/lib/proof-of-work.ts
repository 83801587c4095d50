/**
 * Verifies a proof of work: the SHA-256 of puzzle and answer must begin with a number of zero bits. Cheap for one
 * payer, expensive for somebody who tests a thousand cards.
 */
export async function solves(puzzle: string, answer: string, bits: number): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${puzzle}:${answer}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return leadingZeros(hash) >= bits
}

/** Finds the first valid answer by trial. */
export async function solve(puzzle: string, bits: number): Promise<string> {
  for (let tried = 0; ; tried++) {
    const answer = tried.toString(36)
    if (await solves(puzzle, answer, bits)) return answer
  }
}

function leadingZeros(hash: Uint8Array): number {
  let zeros = 0
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return zeros
}
