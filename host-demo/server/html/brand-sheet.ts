import { readFileSync } from 'node:fs'
import { brandProperties } from '../../../src/lib/brand.ts'
import type { StoredSettings } from '../db/schema.ts'
import { firstFonts } from './first-fonts.ts'

const layout = ['page', 'blocks']
  .map(name => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/**
 * The style sheet of a microsite's document: the brand's fonts and colours, and how the page is laid out with them. A
 * font that comes late would move what is read already: the script puts it on with the first screen of its own.
 */
export function brandSheet({ branding, fonts }: Pick<StoredSettings, 'branding' | 'fonts'>): string {
  const given = Object.fromEntries(Object.entries(branding).filter(([, value]) => value)) as Record<string, string>
  const properties = Object.entries(brandProperties(given)).map(([name, value]) => `  ${name}: ${value};\n`)
  const faces = firstFonts({ branding, ...(fonts && { fonts }) }).map(
    ({ family, weight, uri }) =>
      `@font-face { font-family: ${text(family)}; font-weight: ${plain(weight)}; font-display: optional; src: url(${text(uri)}) format("woff2"); }\n`,
  )
  return `${faces.join('')}:root {\n${properties.join('')}}\n${layout}`
}

/** A CSS string: whatever could end it is escaped. */
const text = (value: string) => `"${value.replace(/[^\w ./:-]/g, found => `\\${found.codePointAt(0)?.toString(16)} `)}"`

const plain = (value: string) => value.replace(/[^\w ]/g, '')
