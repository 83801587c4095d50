import type { StoredSettings } from '../../../identity/tables.ts'

/** The `@font-face` rules of a style sheet. A font that loads late is not swapped in, because it would shift text. */
export function fontFaces(files: NonNullable<StoredSettings['fonts']>): string {
  return files
    .map(
      ({ family, weight, uri }) =>
        `@font-face { font-family: ${text(family)}; font-weight: ${plain(weight)}; font-display: optional; src: url(${text(uri)}) format("woff2"); }\n`,
    )
    .join('')
}

/** A CSS string, with everything escaped that could end it. */
const text = (value: string) => `"${value.replace(/[^\w ./:-]/g, found => `\\${found.codePointAt(0)?.toString(16)} `)}"`

const plain = (value: string) => value.replace(/[^\w ]/g, '')
