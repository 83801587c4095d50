import { type HarmfulStyle, ruleAgainst } from './culprit.ts'
import type { CheckedPage, Finding } from './finding.ts'
import { probePress } from './probe-press.ts'
import { ancestorsOf } from './selector-of.ts'

/** Is each block visible, and can its main button be clicked? */
export function probeSight({ window, blocks }: CheckedPage): Finding[] {
  const findings = [
    ...blocks.flatMap(block => [...size(window, block), ...probePress(window, block)]),
    ...fonts(window, blocks),
  ]
  return findings.some(({ kind }) => kind === 'blocks')
    ? findings
    : [...findings, { kind: 'well', title: 'The blocks can be seen and pressed' }]
}

const hiding: readonly HarmfulStyle[] = [
  ['display', /^none$/, 'block'],
  ['visibility', /^(hidden|collapse)$/, 'visible'],
  ['opacity', /^0$/, '1'],
]

const shrinking: readonly HarmfulStyle[] = [
  ['transform', /^(?!none)/, 'none'],
  ['scale', /^(?!none)/, 'none'],
]

function size(window: Window, block: Element): Finding[] {
  const { width, height } = block.getBoundingClientRect()
  const name = `<${block.localName}>`
  if (!width || !height || !block.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    return [
      {
        kind: 'blocks',
        title: `${name} can't be seen`,
        text: 'It, or something around it, has no size or is hidden by a style of your page. In a closed tab or accordion that is as it should be.',
        fix: ruleAgainst(window, ancestorsOf(block), hiding),
      },
    ]
  }
  if (width < (block as HTMLElement).offsetWidth * 0.8) {
    return [
      {
        kind: 'hinders',
        title: `${name} is made smaller by a transform`,
        text: 'Words get hard to read there, and fingers miss the fields. Take the transform off:',
        fix: ruleAgainst(window, ancestorsOf(block), shrinking),
      },
    ]
  }
  if (width >= 260) return []
  return [
    {
      kind: 'hinders',
      title: `${name} has only ${Math.round(width)} pixels of width`,
      text: 'Give its column at least 280.',
    },
  ]
}

const fontProperties = ['--fayre-font', '--fayre-font-accent'] as const

/** Each missing font once, however many blocks use it. */
function fonts({ document }: Window, blocks: readonly Element[]): Finding[] {
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
