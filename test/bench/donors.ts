import { pay, totalOf } from './give.ts'
import type { Row } from './table.ts'

const donors = 64

/** Donors at the same moment, with three calls each. */
export async function measureDonors(demo: string, database: string): Promise<Row[]> {
  const before = await totalOf(demo)
  const begun = performance.now()
  await Promise.all(Array.from({ length: donors }, (_, index) => pay(demo, 10_00 + index).then(confirm => confirm())))
  const seconds = (performance.now() - begun) / 1000
  const after = await totalOf(demo)
  const expected = donors * 10_00 + (donors * (donors - 1)) / 2
  return [
    { what: `${donors} donors at once on ${database}`, measured: donors / seconds, unit: 'gifts/s', digits: 1 },
    {
      what: `${donors} donors at once on ${database}, counted`,
      measured: after.donation_count - before.donation_count,
      budget: { exactly: donors },
    },
    {
      what: `${donors} donors at once on ${database}, sum`,
      measured: (after.total_raised - before.total_raised) / 100,
      unit: 'GBP',
      digits: 2,
      budget: { exactly: expected / 100 },
    },
  ]
}
