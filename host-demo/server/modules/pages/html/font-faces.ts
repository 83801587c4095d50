import type { StoredSettings } from '../../../identity/tables.ts'
import { cssText, plainText } from '../../../platform/files/css-text.ts'

/** The `@font-face` rules of a style sheet. A font that loads late is not swapped in, because it would shift text. */
export function fontFaces(files: NonNullable<StoredSettings['fonts']>): string {
  return files
    .map(
      ({ family, weight, uri }) =>
        `@font-face { font-family: ${cssText(family)}; font-weight: ${plainText(weight)}; font-display: optional; src: url(${cssText(uri)}) format("woff2"); }\n`,
    )
    .join('')
}
