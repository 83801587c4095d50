/**
 * Feeds mutated answers and frames to blocks, decoders and connections: `npm run fuzz -- [--runs 1000000] [--seed
 * 1]`. Exits with 1 when one of them did harm.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
console.log(`${options.runs} mutations, seed ${options.seed}`)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', '--project', 'react', 'test/fuzz'],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: options.runs, FUZZ_SEED: options.seed },
  },
)
process.exitCode = status ?? 1
