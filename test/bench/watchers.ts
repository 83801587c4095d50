import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Row } from './table.ts'

const script = fileURLToPath(new URL('realtime.ts', import.meta.url))

/** Runs `realtime.ts` with many subscribers of one channel in a process of its own. */
export async function measureWatchers(watchers: number, seconds: number): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    String(watchers),
    String(seconds),
  ])
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN)
  return [
    {
      what: `${watchers} watchers at 10 pushes a second, p99`,
      measured: figure(/p99 ([\d.]+) ms/),
      unit: 'ms',
      budget: { most: 250 },
    },
    { what: `${watchers} watchers, pushes lost`, measured: figure(/(\d+) lost/), budget: { exactly: 0 } },
  ]
}
