import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An order's reference for people: on receipts, in mails, on the telephone. */
export function newReference(): string {
  const pick = () => letters[randomInt(letters.length)]
  return Array.from({ length: 8 }, pick).join('')
}
