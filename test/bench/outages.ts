import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('outage.ts', import.meta.url))

/** Runs `outage.ts` with many clients in a process of its own. */
export async function measureOutages(watchers: number, seconds: readonly number[]): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    String(watchers),
    ...seconds.map(String),
  ])
  return seconds.flatMap(away => {
    const line = stdout.split('\n').find(text => text.includes(`away ${away} s:`)) ?? ''
    const figure = (pattern: RegExp) => Number(pattern.exec(line)?.[1] ?? Number.NaN)
    const what = `Server away ${away} s, ${watchers} watchers`
    return [
      {
        what: `${what}: right again after its return, p95`,
        measured: figure(/news p95 (\d+) ms/),
        unit: 'ms',
        budget: { most: 3000 },
      },
      {
        what: `${what}: last line back`,
        measured: figure(/last (\d+) ms/),
        unit: 'ms',
        budget: { most: 10_000 },
      },
      {
        what: `${what}: share in the busiest second`,
        measured: figure(/busiest (\d+) %/),
        unit: '%',
        budget: { most: 30 },
      },
    ]
  })
}
