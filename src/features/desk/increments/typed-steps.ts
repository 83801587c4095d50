import type { Increment } from '../../../lib/next-bid.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'

/** A row of the table as typed. */
export interface TypedStep {
  /** React's key of the row; not sent. */
  readonly key: number
  readonly from: string
  readonly step: string
}

/** The steps as one form value. Empty: no own table. */
export const textOf = (steps: readonly TypedStep[]): string => JSON.stringify(steps)

export const stepsIn = (text: string): readonly TypedStep[] => (text ? JSON.parse(text) : [])

export function typedSteps(increments: readonly Increment[], decimals: number): readonly TypedStep[] {
  return increments.map(({ from, step }, key) => ({
    key,
    from: plainAmount(from, decimals),
    step: plainAmount(step, decimals),
  }))
}

/** The typed increments. undefined: an amount is missing or invalid, or they do not rise from 0. */
export function incrementsIn(steps: readonly TypedStep[], decimals: number): Increment[] | undefined {
  const found: Increment[] = []
  for (const typed of steps) {
    const [from, step] = [parseAmount(typed.from, decimals), parseAmount(typed.step, decimals)]
    if (from.type !== 'ok' || step.type !== 'ok' || step.minor === 0) return undefined
    const before = found.at(-1)
    if (before ? from.minor <= before.from : from.minor !== 0) return undefined
    found.push({ from: from.minor, step: step.minor })
  }
  return found.length ? found : undefined
}
