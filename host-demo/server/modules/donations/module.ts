import { donationTotal as donationTotalCall, donationTotalPush } from '../../../../src/api/donations.ts'
import { activeFund } from '../../checkout/gifts/matched-funds.ts'
import type { Module } from '../module.ts'
import { accountDonations, donationTotal } from './handlers.ts'
import { donationsMigrations } from './migrations/list.ts'
import { donationOrigin } from './origin.ts'
import { donationsData } from './personal-data.ts'
import { totalRaised } from './total-raised.ts'
import { germanErrors } from './words.de.ts'

/** The total and the progress bar are the same without script. */
const raised = { words: totalRaised, reads: donationTotalCall.path } as const

export const donations = {
  name: 'donations',
  handlers: { donationTotal, accountDonations },
  permissions: [],
  pushes: [donationTotalPush],
  words: germanErrors,
  ...donationsData,
  migrations: donationsMigrations,
  origins: { donation: donationOrigin },
  settings: async ({ db, now }, event) => ({ matched_fund: await activeFund(db, event, now()) }),
  pages: {
    blocks: { total_raised: raised, donation_progress: raised, donation_form: { words: 'contact' } },
    screens: ['donate'],
    headings: { donate: { en: 'Donate', de: 'Spenden' } },
  },
} as const satisfies Module
