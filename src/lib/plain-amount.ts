/** An amount in the form that people type: `12.50` for £12.50. */
export function plainAmount(minor: number, decimals: number): string {
  const isWhole = minor % 10 ** decimals === 0
  return (minor / 10 ** decimals).toFixed(isWhole ? 0 : decimals)
}
