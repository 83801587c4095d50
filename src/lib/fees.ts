/** The payment provider's fee for a charge. */
export interface FeeRate {
  /** Hundredths of a percent: 150 is 1.5 %. */
  basisPoints: number
  /** Fixed fee in minor units. */
  fixed: number
}

/** The provider's fee for a charge in minor units, rounded half up. Integer arithmetic only, so no rounding errors. */
export function feeOf(charge: number, { basisPoints, fixed }: FeeRate): number {
  return fixed + Math.floor((charge * basisPoints + half) / whole)
}

/**
 * The smallest charge that leaves at least `net` after the provider's fee. Adding the fee of `net` would be too
 * little, since the fee is charged on itself too.
 * @param step charges must be a multiple of it: see `chargeStep`
 * @throws {RangeError} for a rate of 100 % or more, which leaves nothing
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

/** The unit of charges: the provider accepts three-decimal currencies only in multiples of ten. */
export function chargeStep(decimals: number): number {
  return decimals > 2 ? 10 ** (decimals - 2) : 1
}

const whole = 10_000
const half = whole / 2
