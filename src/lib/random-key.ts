/** 128 random bits as text. `crypto.randomUUID` is missing on plain http and in some frames. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
