import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Such as `pi_3Nf…`: a prefix and 24 random letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`
}

/** The secret with which a browser may read and confirm this one intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomLetters(25)}`
}

/** An expandable field holds an id or, once expanded, the object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
