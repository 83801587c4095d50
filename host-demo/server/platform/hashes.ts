import { createHash, randomBytes } from 'node:crypto'

/** How tokens and keys are stored. They are random and long, so one round of SHA-256 is enough. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A random secret of 256 bits that is safe in headers and URLs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Normalises an e-mail address for comparison. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
