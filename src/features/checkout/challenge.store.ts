import { challenge } from '../../api/challenge.ts'
import { failureIn } from '../../api/failure-in.ts'
import { solve } from '../../lib/proof-of-work.ts'
import type { Site } from '../../store/site.ts'

/**
 * Makes a call and, where the server asks for a proof of work, solves it and makes the call again. The payer notices
 * nothing.
 */
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

/** Costs the browser about a second: cheap for one payer, expensive for card testing. */
async function answerChallenge(site: Site): Promise<string> {
  const { puzzle, bits } = await site.client.call(challenge, {})
  return `${puzzle}:${await solve(puzzle, bits)}`
}
