/** A mail's content, before it is rendered as text and HTML. */
export interface Letter {
  /** Its kind, for programs: `sign_in_code`, `receipt`… */
  readonly kind: string
  readonly subject: string
  /** First name, if it is known. */
  readonly to?: string | undefined
  readonly parts: readonly Part[]
  /** Minutes after which the mail is of no use. */
  readonly usefulFor?: number
}

/** A paragraph, or a highlighted part. */
export type Part =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly rows: readonly (readonly [string, string])[] }
