/** What the doctor has to say of one thing on the page. */
export interface Finding {
  /** `blocks`: nobody can give. `hinders`: something is lost. `well`: it was looked at. */
  readonly kind: 'blocks' | 'hinders' | 'well'
  /** In plain words, for whoever edits the page. */
  readonly title: string
  readonly text?: string
  /** To paste or to do. */
  readonly fix?: string | undefined
}

/** What the doctor looks at: a page, and where the bundle comes from. */
export interface Patient {
  readonly window: Window & typeof globalThis
  /** Address of the bundle's folder, with a slash at its end. */
  readonly folder: string
  /** The blocks' elements on the page, also in open shadow roots. */
  readonly blocks: readonly Element[]
}

const kinds = ['blocks', 'hinders', 'well'] as const

/** The worst first, and what is found of several blocks alike once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map(finding => [`${finding.title}\n${finding.fix}`, finding]))
  return [...different.values()].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}
