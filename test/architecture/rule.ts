import type { SourceFile } from './source-file.ts'

/** A rule for every file, with samples that prove that it works. */
export interface Rule {
  /** Completes "The repository …": 'names files in kebab-case'. */
  readonly name: string
  /** The violations of a file, in words; empty if there are none. */
  check(file: SourceFile): string[]
  /** Path and text of files that break it. */
  readonly bad: readonly (readonly [path: string, text: string])[]
  /** Path and text of files that nearly break it, but do not. */
  readonly good: readonly (readonly [path: string, text: string])[]
}

/** Where a text matches, one line each. */
export function matches({ path, text }: SourceFile, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => {
    const line = text.slice(0, match.index).split('\n').length
    return `${path}:${line}: ${match[0].trim()}`
  })
}
