import { checkAmount } from './check-amount.ts'
import { GiftCheckout } from './gift-checkout.tsx'
import { AmountProblems, OwnAmount } from './own-amount.tsx'

export const nextSteps = { GiftCheckout, OwnAmount, AmountProblems, checkAmount }

export type NextSteps = typeof nextSteps
