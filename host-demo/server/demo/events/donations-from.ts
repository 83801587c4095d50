import type { DemoDonation } from '../demo-event.ts'

/** Days ago, first name (or of an organisation its first half), last name, pounds, message, and whether to keep the name back. */
export type DonationRow = readonly [
  daysAgo: number,
  firstName: string,
  lastName: string,
  pounds: number,
  message?: string,
  anonymous?: 'anonymous',
]

/** A table of past gifts as the seed wants them. Who has the same name has the same address. */
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

// "Siân O'Connor" to "sian.oconnor"; a stroke through an l is no accent to Unicode.
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
}
