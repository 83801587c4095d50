import type { StoredSettings } from '../../../identity/tables.ts'

/** The fonts' files for a style sheet. One that comes late would move what is read already, so it is passed over then. */
export function fontFaces(files: NonNullable<StoredSettings['fonts']>): string {
  return files
    .map(
      ({ family, weight, uri }) =>
        `@font-face { font-family: ${text(family)}; font-weight: ${plain(weight)}; font-display: optional; src: url(${text(uri)}) format("woff2"); }\n`,
    )
    .join('')
}

/** A CSS string: whatever could end it is escaped. */
const text = (value: string) => `"${value.replace(/[^\w ./:-]/g, found => `\\${found.codePointAt(0)?.toString(16)} `)}"`

const plain = (value: string) => value.replace(/[^\w ]/g, '')
