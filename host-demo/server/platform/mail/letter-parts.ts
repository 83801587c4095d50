/** A mail as what it says, before it is a text or a page. */
export interface Letter {
  /** What it is, for programs: `sign_in_code`, `receipt`… */
  readonly kind: string
  readonly subject: string
  /** First name, where somebody is known by it. */
  readonly to?: string | undefined
  readonly parts: readonly Part[]
  /** Minutes after which nobody needs it. */
  readonly usefulFor?: number
}

/** A paragraph, or something that stands out. */
export type Part =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly rows: readonly (readonly [string, string])[] }
