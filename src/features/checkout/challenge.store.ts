import { challenge } from '../../api/challenge.ts'
import { solve } from '../../lib/proof-of-work.ts'
import type { Site } from '../../store/site.ts'

/** Works for a moment, as whoever tries a thousand stolen cards could not afford to. */
export async function answerChallenge(site: Site): Promise<string> {
  const { puzzle, bits } = await site.client.call(challenge, {})
  return `${puzzle}:${await solve(puzzle, bits)}`
}
