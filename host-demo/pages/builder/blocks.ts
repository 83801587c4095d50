import type { Definition } from './definition.ts'
import { element } from './fields.ts'

/** A tile for each block, to choose one. */
export function drawBlocks(container: HTMLElement, definitions: readonly Definition[]): void {
  container.replaceChildren(...definitions.map(({ tag, name, about }) => tile(tag, name, about)))
}

function tile(tag: string, name: string, about: string): HTMLElement {
  const label = element('label', 'block')
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'block', value: tag })
  radio.defaultChecked = tag === 'donation-form'
  radio.setAttribute('aria-describedby', `about-${tag}`)
  const words = element('span', 'block-words')
  const said = Object.assign(element('span', 'help', about), { id: `about-${tag}` })
  words.append(element('strong', '', name), said)
  label.append(radio, sketch(tag), words)
  return label
}

/** A drawing of the block in a few shapes: rectangles of x, y, width, height, and tone. */
function sketch(tag: string): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 48 40', width: '48', height: '40', 'aria-hidden': 'true' })
  svg.append(
    ...(sketches[tag] ?? usual).map(([x, y, width, height, tone]) =>
      svgElement('rect', { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, rx: '2', class: tone }),
    ),
  )
  return svg
}

type Shape = readonly [x: number, y: number, width: number, height: number, tone: 'pale' | 'strong' | 'line']

const usual: readonly Shape[] = [
  [6, 8, 36, 6, 'line'],
  [6, 18, 36, 14, 'pale'],
]
const sketches: Readonly<Record<string, readonly Shape[]>> = {
  'donation-form': [
    [6, 5, 17, 9, 'pale'],
    [25, 5, 17, 9, 'strong'],
    [6, 16, 17, 9, 'pale'],
    [25, 16, 17, 9, 'pale'],
    [6, 28, 36, 8, 'strong'],
  ],
  'donation-progress': [
    [6, 8, 20, 5, 'line'],
    [6, 18, 36, 7, 'pale'],
    [6, 18, 25, 7, 'strong'],
    [6, 30, 14, 3, 'pale'],
  ],
  'total-raised': [
    [6, 11, 24, 12, 'strong'],
    [33, 17, 9, 5, 'line'],
    [6, 28, 16, 3, 'pale'],
  ],
  microsite: [
    [4, 4, 40, 6, 'line'],
    [4, 12, 40, 13, 'strong'],
    [4, 28, 12, 8, 'pale'],
    [18, 28, 12, 8, 'pale'],
    [32, 28, 12, 8, 'pale'],
  ],
}

function svgElement<T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[T] {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value)
  return drawn
}
