/** A mail's content, before it is rendered as text and HTML. */
export interface Letter {
  /** Its kind, for programs: `sign_in_code`, `receipt`… */
  readonly kind: string
  readonly subject: string
  /** First name, if it is known. */
  readonly to?: string | undefined
  readonly parts: readonly Part[]
  /** Minutes in which somebody waits for the mail, so that it is sent before others. Then it is of no use. */
  readonly usefulFor?: number
  /** After this the mail is of no use, though nobody waits for it. */
  readonly usefulUntil?: Date | undefined
}

/** A paragraph, or a highlighted part. */
export type Part =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly rows: readonly (readonly [string, string])[] }
