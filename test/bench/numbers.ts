/** The percentile: the value that `share` of all stay at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const [lower, upper] = [percentile(values, 0.5 - Number.EPSILON), percentile(values, 0.5)]
  return values.length % 2 ? upper : (lower + upper) / 2
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
