import { challenge } from '../../api/challenge.ts'
import { failureIn } from '../../api/failure-in.ts'
import { solve } from '../../lib/proof-of-work.ts'
import type { Site } from '../../store/site.ts'

/** Calls, and once more with the answer where a challenge is asked for: an honest browser answers without a word. */
export async function withChallenge<Output>(
  site: Site,
  call: (answer?: { challenge_answer: string }) => Promise<Output>,
): Promise<Output> {
  try {
    return await call()
  } catch (problem) {
    const failure = failureIn(problem)
    if (failure?.type !== 'http' || failure.said.error !== 'challenge_required') throw problem
    return call({ challenge_answer: await answerChallenge(site) })
  }
}

/** Works for a moment, as whoever tries a thousand stolen cards could not afford to. */
async function answerChallenge(site: Site): Promise<string> {
  const { puzzle, bits } = await site.client.call(challenge, {})
  return `${puzzle}:${await solve(puzzle, bits)}`
}
