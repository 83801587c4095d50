import { donationDetails } from './0012-donations-details.ts'

export const donationsMigrations = { '0012-donations-details': donationDetails }
