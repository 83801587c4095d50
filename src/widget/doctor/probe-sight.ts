import type { Finding, Patient } from './finding.ts'

/** Is each block to be seen, and can its main button be pressed? */
export function probeSight({ window, blocks }: Patient): Finding[] {
  const findings = blocks.flatMap(block => [...size(block), ...cover(window, block), ...fonts(window, block)])
  return findings.some(({ kind }) => kind === 'blocks')
    ? findings
    : [...findings, { kind: 'well', title: 'The blocks can be seen and pressed' }]
}

function size(block: Element): Finding[] {
  const { width, height } = block.getBoundingClientRect()
  const name = `<${block.localName}>`
  if (!width || !height) {
    return [
      {
        kind: 'blocks',
        title: `${name} can't be seen`,
        text: 'It, or something around it, has no size or is hidden by a style of your page, such as display: none. In a closed tab or accordion that is as it should be.',
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

function cover({ document }: Window, block: Element): Finding[] {
  const button = block.shadowRoot?.querySelector('[part~="button-primary"]')
  if (!button) return []
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const found = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!found || found === block || found.contains(block)) return []
  const layer = getComputedStyle(found).zIndex
  return [
    {
      kind: 'blocks',
      title: `The button of <${block.localName}> is covered`,
      text: `${nameOf(found)} lies over it${layer === 'auto' ? '' : ` (z-index ${layer})`}. Visitors press that instead. Make it smaller, or let clicks through:`,
      fix: `${nameOf(found)} { pointer-events: none }`,
    },
  ]
}

function fonts({ document }: Window, block: Element): Finding[] {
  const family = getComputedStyle(block).getPropertyValue('--fayre-font').split(',')[0]?.replace(/["']/g, '').trim()
  if (!family || /^(system-ui|sans-serif|serif|inherit|-)/.test(family)) return []
  if ([...document.fonts].some(font => font.family.replace(/["']/g, '') === family)) return []
  return [
    {
      kind: 'hinders',
      title: `Your page does not bring the font ${family}`,
      text: 'The block falls back to a plain one. Load the font in your theme, or let the block wear your page’s own:',
      fix: `${block.localName} { --fayre-font: ${getComputedStyle(document.body).fontFamily} }`,
    },
  ]
}

/** As a style sheet would call it. */
function nameOf({ localName, id, classList }: Element): string {
  return (
    localName +
    (id
      ? `#${id}`
      : [...classList]
          .slice(0, 2)
          .map(name => `.${name}`)
          .join(''))
  )
}
