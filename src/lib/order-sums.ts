import { chargeStep, type FeeRate, grossUp } from './fees.ts'

/** What an order is made of. Minor units. */
export interface OrderParts {
  lines: number
  discount: number
  contribution: number
  /** Undefined: the payer does not pay the fee. */
  fee: FeeRate | undefined
  /** Digits behind the point of the currency. */
  decimals: number
}

export interface OrderSums {
  processingFee: number
  total: number
}

/** What is charged. The browser shows it and the server decides it, by the same sum. */
export function sumOrder({ lines, discount, contribution, fee, decimals }: OrderParts): OrderSums {
  const net = lines - discount + contribution
  const total = fee && net > 0 ? grossUp(net, fee, chargeStep(decimals)) : net
  return { processingFee: total - net, total }
}
