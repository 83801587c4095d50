/** `£12.50` as it is typed: `12.50`. */
export function plainAmount(minor: number, decimals: number): string {
  const isWhole = minor % 10 ** decimals === 0
  return (minor / 10 ** decimals).toFixed(isWhole ? 0 : decimals)
}
