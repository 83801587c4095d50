/** `npm run demo:rehearse`: a crowd at the Moonlight Ball of a running demo. */
import { parseArgs } from 'node:util'
import { mostGuests, rehearse } from './demo/rehearsal/rehearse.ts'
import { reportOf } from './demo/rehearsal/report.ts'

const usage = 'npm run demo:rehearse -- [--url http://localhost:4400] [--guests 40] [--seconds 60] [--seed 1]'

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:4400' },
      guests: { type: 'string', default: String(mostGuests) },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [guests, seconds, seed] = [Number(values.guests), Number(values.seconds), Number(values.seed)]
  if (!(guests >= 1 && guests <= mostGuests && seconds >= 1 && seconds <= 600 && seed >= 0)) throw new Error(usage)
  const host = new URL(values.url).origin
  console.log(`${guests} guests for ${seconds} seconds at ${host}/moonlight-ball/auction`)
  const outcome = await rehearse({ host, guests, seconds, seed })
  for (const line of reportOf(outcome)) console.log(`  ${line}`)
  process.exitCode = outcome.problems.length ? 1 : 0
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
