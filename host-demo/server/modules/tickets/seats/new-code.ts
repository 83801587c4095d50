import { randomInt } from 'node:crypto'

/** Without letters that look like digits, or like each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A seat's code: 16 characters, so that it cannot be guessed at the door. */
export const newCode = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
