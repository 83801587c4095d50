/** One result of the doctor's checks. */
export interface Finding {
  /** `blocks`: nobody can donate. `hinders`: something does not work. `well`: checked, and fine. */
  readonly kind: 'blocks' | 'hinders' | 'well'
  /** In plain language, for the page's editor. */
  readonly title: string
  readonly text?: string
  /** CSS or HTML to paste, or steps to take. */
  readonly fix?: string | undefined
}

/** The input of the checks: a page, and the bundle's URL. */
export interface CheckedPage {
  readonly window: Window & typeof globalThis
  /** URL of the bundle's folder, with a trailing slash. */
  readonly folder: string
  /** Names of the scripts that are pasted into pages. */
  readonly scripts: readonly string[]
  /** The blocks on the page, in open shadow roots too. */
  readonly blocks: readonly Element[]
}

const kinds = ['blocks', 'hinders', 'well'] as const

/** Worst first; the same finding of several blocks once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map(finding => [`${finding.title}\n${finding.fix}`, finding]))
  return [...different.values()].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}
