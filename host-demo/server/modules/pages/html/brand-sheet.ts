import { readFileSync } from 'node:fs'
import { brandOf } from '../../../identity/brand.ts'
import type { StoredSettings } from '../../../identity/tables.ts'
import { fallbackRules } from '../../../platform/files/font-fallbacks.ts'
import { firstFonts } from './first-fonts.ts'
import { fontFaces } from './font-faces.ts'

const layout = ['page', 'blocks']
  .map(name => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/**
 * The style sheet of a microsite's document: the brand's fonts and colours, and the layout. It is written into the
 * page, so that the text needs no other file. A font that loads late is applied by the script with its first screen.
 */
export async function brandSheet(settings: Pick<StoredSettings, 'branding' | 'fonts'>, base: string): Promise<string> {
  const { properties, fallbacks } = await brandOf(settings, base)
  const rules = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`)
  const faces = fontFaces(firstFonts(settings)) + fallbackRules(fallbacks)
  // No text in it may end the `<style>` element.
  return `${faces}\n:root {\n${rules.join('')}}\n${layout}`.replaceAll('</', '<\\/')
}
