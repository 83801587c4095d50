/** The provider's smallest charge in minor units. For an unknown currency, half of its main unit. */
export function smallestCharge(currency: string, decimals: number): number {
  return known[currency] ?? 10 ** decimals / 2
}

const known: Readonly<Record<string, number>> = {
  AED: 200,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
