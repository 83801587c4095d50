import { createHash, randomBytes } from 'node:crypto'

/** How tokens and keys are stored: they are random and long, so one round is enough. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** An opaque secret of 256 bits, fit for headers and addresses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** E-mail addresses as they are compared. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
