import { checkAmount } from './check-amount.ts'
import { GiftCheckout } from './gift-checkout.tsx'
import { AmountProblems, OwnAmount } from './own-amount.tsx'
import { signInToGive } from './sign-in-to-give.ts'

export const nextSteps = { GiftCheckout, OwnAmount, AmountProblems, checkAmount, signInToGive }

export type NextSteps = typeof nextSteps
