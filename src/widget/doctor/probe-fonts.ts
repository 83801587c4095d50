import type { CheckedPage, Finding } from './finding.ts'

const fontProperties = ['--fayre-font', '--fayre-font-accent'] as const

/** Has the page the fonts that the blocks are set in? Each missing one once, however many blocks use it. */
export function probeFonts({ window: { document }, blocks }: CheckedPage): Finding[] {
  const own = getComputedStyle(document.body).fontFamily
  const missing = new Map<string, Map<string, Set<string>>>()
  for (const block of blocks) {
    const style = getComputedStyle(block)
    for (const property of fontProperties) {
      const family = firstOf(style.getPropertyValue(property))
      if (!family || family === firstOf(own) || /^(system-ui|sans-serif|serif|inherit|-)/.test(family)) continue
      const faces = [...document.fonts].filter(font => firstOf(font.family) === family)
      if (faces.some(({ status }) => status !== 'error') || isInstalled(document, family)) continue
      const uses = missing.get(family) ?? new Map<string, Set<string>>()
      missing.set(family, uses.set(property, (uses.get(property) ?? new Set()).add(block.localName)))
    }
  }
  return [...missing].map(([family, uses]) => ({
    kind: 'hinders',
    title: `The font ${family} is missing`,
    text: 'The blocks fall back to a plain one. Take no-font off the block, let your policy’s font-src allow the platform, load the font in your theme, or let the blocks wear your page’s own:',
    fix: [...uses].map(([property, names]) => `${[...names].join(', ')} { ${property}: ${own} }`).join('\n'),
  }))
}

/** Does the computer have the font? Then text in it is wider or narrower than in each of the generic fonts. */
function isInstalled(document: Document, family: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  const width = (fonts: string) => {
    canvas.font = `72px ${fonts}`
    return canvas.measureText('mmmmmmmmmmlli').width
  }
  return ['monospace', 'serif'].some(other => width(`"${family}", ${other}`) !== width(other))
}

/** The first font of a list, without its quotes. */
const firstOf = (fonts: string) => fonts.split(',')[0]?.replace(/["']/g, '').trim()
