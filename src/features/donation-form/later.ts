import { LaterSteps } from './later-steps.tsx'
import { AmountSummary, OwnAmount } from './own-amount.tsx'

/** What the first step can do without: it is loaded while a donor chooses. */
export const later = { LaterSteps, OwnAmount, AmountSummary }

export type Later = typeof later
