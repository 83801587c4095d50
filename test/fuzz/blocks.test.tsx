import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { DonationForm } from '../../src/features/donation-form/donation-form.tsx'
import { DonationProgress } from '../../src/features/donation-progress/donation-progress.tsx'
import { TotalRaised } from '../../src/features/total-raised/total-raised.tsx'
import { Fallback } from '../../src/widget/fallback.tsx'
import { acting } from '../support/acting.ts'
import { text } from '../support/fake-server.ts'
import { renderFeature } from '../support/render-feature.tsx'
import { wireSettings, wireTotal } from '../support/wire.ts'
import { mutated } from './mutate.ts'
import { share, timeLimit } from './runs.ts'

/** Negative control: uses wire data without decoding it. */
const careless = vi.hoisted(() => ({ on: false }))
vi.mock('../../src/api/decode.ts', async load => {
  const { decode } = await load<typeof import('../../src/api/decode.ts')>()
  return { decode: (...asked: Parameters<typeof decode>) => (careless.on ? asked[1] : decode(...asked)) }
})
vi.mock('../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

const uncaught: unknown[] = []
const note = (problem: unknown) => void uncaught.push(problem)
beforeAll(() => {
  process.on('unhandledRejection', note)
  // Errors caught by a boundary are reported there as well.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterAll(() => void process.off('unhandledRejection', note))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The two answers that these blocks need. */
const answers = fc.record({
  settings: fc.oneof(fc.constant(JSON.stringify(wireSettings)), mutated(fc.constant(wireSettings))),
  total: fc.oneof(fc.constant(JSON.stringify(wireTotal)), mutated(fc.constant(wireTotal))),
})

const blocks: readonly [string, ReactNode][] = [
  ['total raised', <TotalRaised key="1" label={undefined} noDonors={false} />],
  ['donation progress', <DonationProgress key="1" noDonors={false} />],
  ['donation form', <DonationForm key="1" amount={undefined} />],
]

const noMoney = /NaN|Infinity|undefined|\[object|null/

test.each(blocks)(
  '%s is never blank, and shows no money that nobody has said',
  async (_, block) => {
    await fc.assert(
      fc.asyncProperty(answers, sent => look(block, sent)),
      share(0.004),
    )
    expect(uncaught).toEqual([])
  },
  timeLimit,
)

test.each(blocks)(
  '%s is found out where it takes answers as they come',
  async (_, block) => {
    careless.on = true
    onTestFinished(() => {
      careless.on = false
    })
    const run = fc.assert(
      fc.asyncProperty(answers, sent => look(block, sent)),
      { ...share(0), numRuns: 500 },
    )
    await expect(run).rejects.toThrow('Property failed')
  },
  timeLimit,
)

/** Shows a block with these answers, and checks it. */
async function look(block: ReactNode, { settings, total }: { settings: string; total: string }): Promise<void> {
  vi.useFakeTimers()
  const faults: string[] = []
  try {
    const { container } = renderFeature(<Fallback report={problem => faults.push(String(problem))}>{block}</Fallback>, {
      prepare(server) {
        server.answer('GET /app/settings', text(settings))
        server.answer('GET /app/settings/block', text(settings))
        server.answer('GET /donations/total', text(total))
      },
    })
    await acting(() => vi.advanceTimersByTimeAsync(300))
    const said = wordsOf(container).join(' ')
    expect(faults).toEqual([])
    expect(said.trim()).not.toBe('')
    expect(said).not.toMatch(noMoney)
    expect(unsaidAmounts(said, settings + total)).toEqual([])
  } finally {
    cleanup()
    vi.useRealTimers()
  }
}

/** Each text node separately, because separate texts on screen are not one number. */
function wordsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
  return [...node.childNodes].flatMap(wordsOf)
}

/** Amounts on screen whose digits are in no answer. */
function unsaidAmounts(said: string, sent: string): string[] {
  const digits = new Set([...sent.matchAll(/\d+/g)].map(([number]) => number.replace(/0+$/, '')))
  return [...said.matchAll(/[£$€¥]\s?([\d,.]+)/g)]
    .map(([, amount = '']) => amount.replace(/\D/g, ''))
    .filter(amount => !digits.has(amount.replace(/^0+(?=\d)/, '').replace(/0+$/, '')))
}
