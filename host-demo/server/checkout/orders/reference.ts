import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What people call an order by: on receipts, in mails, on the telephone. */
export function newReference(): string {
  const pick = () => letters[randomInt(letters.length)]
  return Array.from({ length: 8 }, pick).join('')
}
