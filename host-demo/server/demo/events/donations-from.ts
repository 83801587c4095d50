import type { DemoDonation } from '../demo-event.ts'

/** Days ago, first name (or first half of an organisation's name), last name, pounds, message, anonymous or not. */
export type DonationRow = readonly [
  daysAgo: number,
  firstName: string,
  lastName: string,
  pounds: number,
  message?: string,
  anonymous?: 'anonymous',
]

/** Converts a table of past gifts for the seed. People with the same name get the same address. */
export function donationsFrom(rows: readonly DonationRow[]): readonly DemoDonation[] {
  return rows.map(([daysAgo, firstName, lastName, pounds, message, anonymous]) => ({
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}@donors.example`,
    amount: Math.round(pounds * 100),
    ...(message && { message }),
    ...(anonymous && { anonymous: true }),
    daysAgo,
  }))
}

// "Siân O'Connor" becomes "sian.oconnor". Unicode does not count the stroke of ł as an accent.
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
}
