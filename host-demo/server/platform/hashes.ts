import { createHash, randomBytes } from 'node:crypto'

/** How tokens and keys are stored. They are random and long, so one round of SHA-256 is enough. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The hash of what a request asks for, by which its idempotency key is told from a reused one. Null counts as absent. */
export const requestHash = (asked: unknown): string =>
  sha256(JSON.stringify(asked, (_name, value: unknown) => value ?? undefined))

/** A random secret of 256 bits that is safe in headers and URLs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Normalises an e-mail address for comparison. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
