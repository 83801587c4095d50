import type { SourceFile } from './source-file.ts'

/** Something that holds in every file, with samples that show it can tell. */
export interface Rule {
  /** Said of the repository: 'names files in kebab-case'. */
  readonly name: string
  /** What is wrong with a file, in words; empty if nothing is. */
  check(file: SourceFile): string[]
  /** Path and text of files that break it. */
  readonly bad: readonly (readonly [path: string, text: string])[]
  /** Path and text of files that come close and keep it. */
  readonly good: readonly (readonly [path: string, text: string])[]
}

/** Where a text matches, one line each. */
export function matches({ path, text }: SourceFile, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => {
    const line = text.slice(0, match.index).split('\n').length
    return `${path}:${line}: ${match[0].trim()}`
  })
}
