import { chargeStep, type FeeRate, grossUp } from './fees.ts'

/** The amounts of an order in minor units. */
export interface OrderParts {
  lines: number
  discount: number
  contribution: number
  /** Undefined: the payer does not cover the fee. */
  fee: FeeRate | undefined
  /** Decimals of the currency. */
  decimals: number
}

export interface OrderSums {
  processingFee: number
  total: number
}

/** The total charge. Browser and server share this calculation; the server's result counts. */
export function sumOrder({ lines, discount, contribution, fee, decimals }: OrderParts): OrderSums {
  const net = lines - discount + contribution
  const total = fee && net > 0 ? grossUp(net, fee, chargeStep(decimals)) : net
  return { processingFee: total - net, total }
}
