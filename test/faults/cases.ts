import { accountCases } from './account-cases.ts'
import { bidCases } from './bid-cases.ts'
import { blockCases } from './block-cases.ts'
import { contentCases } from './content-cases.ts'
import { dataCases } from './data-cases.ts'
import type { FaultCase } from './fault-case.ts'
import { fundraiserCases } from './fundraiser-cases.ts'
import { giftCases } from './gift-cases.ts'
import { givingCases } from './giving-cases.ts'
import { liveCases } from './live-cases.ts'
import { networkCases } from './network-cases.ts'
import { outsideCases } from './outside-cases.ts'
import { pageCases } from './page-cases.ts'
import { partCases } from './part-cases.ts'
import { paymentCases } from './payment-cases.ts'
import { providerCases } from './provider-cases.ts'
import { releaseCases } from './release-cases.ts'
import { saleCases } from './sale-cases.ts'
import { signInCases } from './sign-in-cases.ts'
import { siteCases } from './site-cases.ts'
import { startCases } from './start-cases.ts'
import { storageCases } from './storage-cases.ts'
import { strangerCases } from './stranger-cases.ts'
import { supporterCases } from './supporter-cases.ts'
import { ticketCases } from './ticket-cases.ts'

/** All fault cases. */
export const cases: readonly FaultCase[] = [
  ...startCases,
  ...signInCases,
  ...accountCases,
  ...dataCases,
  ...contentCases,
  ...blockCases,
  ...partCases,
  ...releaseCases,
  ...paymentCases,
  ...providerCases,
  ...bidCases,
  ...networkCases,
  ...storageCases,
  ...outsideCases,
  ...strangerCases,
  ...pageCases,
  ...liveCases,
  ...fundraiserCases,
  ...supporterCases,
  ...giftCases,
  ...siteCases,
  ...givingCases,
  ...ticketCases,
  ...saleCases,
]
