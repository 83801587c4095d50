import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'

interface Level {
  /** Minor units. */
  amount: number
  does: string
}

/** Levels as an organiser types them: one per line, its amount first. */
export const levelsText = (levels: readonly Level[], decimals: number) =>
  levels.map(({ amount, does }) => `${plainAmount(amount, decimals)} ${does}`.trim()).join('\n')

/** @returns undefined if a line does not begin with an amount, or two have the same */
export function levelsIn(text: string, decimals: number): Level[] | undefined {
  const lines = text.split('\n').filter(line => line.trim())
  const levels = lines.map(line => {
    const [, written = '', does = ''] = /^\s*[^\d\s]?\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
    const parsed = parseAmount(written, decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? { amount: parsed.minor, does } : undefined
  })
  const known = levels.filter(level => level !== undefined)
  const isRight = known.length === levels.length && new Set(known.map(({ amount }) => amount)).size === known.length
  return isRight ? known : undefined
}
