/** What a payment provider keeps of each charge. */
export interface FeeRate {
  /** Hundredths of a percent: 150 is 1.5 %. */
  basisPoints: number
  /** Minor units on top. */
  fixed: number
}

/** Minor units that the provider keeps of a charge, rounded half up. Whole numbers all the way: no penny is lost to a fraction. */
export function feeOf(charge: number, { basisPoints, fixed }: FeeRate): number {
  return fixed + Math.floor((charge * basisPoints + half) / whole)
}

/**
 * The smallest charge of which at least `net` is left when the provider has
 * kept its fee. Adding the fee of `net` would be short, for the provider takes
 * its share of the fee too.
 * @param step charges must be a multiple of it: see `chargeStep`
 * @throws {RangeError} for a rate of 100 % and more, of which nothing is ever left
 */
export function grossUp(net: number, rate: FeeRate, step = 1): number {
  const left = whole - rate.basisPoints
  if (left <= 0) throw new RangeError('A fee must be less than all')
  const about = Math.ceil(((net + rate.fixed) * whole) / left / step) * step
  const enough = (charge: number) => charge - feeOf(charge, rate) >= net
  let charge = Math.max(about, net)
  while (charge - step >= net && enough(charge - step)) charge -= step
  while (!enough(charge)) charge += step
  return charge
}

/** What charges are counted in: the provider takes currencies of three decimals in tens only. */
export function chargeStep(decimals: number): number {
  return decimals > 2 ? 10 ** (decimals - 2) : 1
}

const whole = 10_000
const half = whole / 2
