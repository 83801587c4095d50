import { readFileSync } from 'node:fs'
import { brandProperties } from '../../../../../src/lib/brand.ts'
import type { StoredSettings } from '../../../identity/tables.ts'
import { firstFonts } from './first-fonts.ts'
import { fontFaces } from './font-faces.ts'

const layout = ['page', 'blocks']
  .map(name => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/**
 * The style sheet of a microsite's document: the brand's fonts and colours, and the layout. It is written into the page,
 * whose words then wait for nothing else. A font that loads late is applied by the script with its first screen.
 */
export function brandSheet({ branding, fonts }: Pick<StoredSettings, 'branding' | 'fonts'>): string {
  const properties = Object.entries(brandProperties(branding)).map(([name, value]) => `  ${name}: ${value};\n`)
  const faces = fontFaces(firstFonts({ branding, ...(fonts && { fonts }) }))
  // Nothing in it may end the element that holds it.
  return `${faces}:root {\n${properties.join('')}}\n${layout}`.replaceAll('</', '<\\/')
}
