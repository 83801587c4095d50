import { type HarmfulStyle, ruleAgainst } from './culprit.ts'
import type { CheckedPage, Finding } from './finding.ts'
import { probePress } from './probe-press.ts'
import { ancestorsOf } from './selector-of.ts'

/** Is each block visible, and can its main button be clicked? */
export function probeSight({ window, blocks }: CheckedPage): Finding[] {
  const findings = blocks.flatMap(block => [...size(window, block), ...probePress(window, block)])
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
