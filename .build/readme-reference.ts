import { snippetFor } from '../src/widget/snippet.ts'
import { cssProperties } from './css-properties.ts'
import { type AttributeReference, defaultSlot, type ElementReference, typeOfDetail } from './element-reference.ts'

const begin = '<!-- reference -->'
const end = '<!-- /reference -->'

/** Regenerates the README's reference. @throws {Error} if the README lacks the markers */
export function withReference(readme: string, blocks: readonly BlockReference[]): string {
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  if (from < 0 || to < from) throw new Error(`README.md needs a line ${begin} and a later line ${end}`)
  return `${readme.slice(0, from + begin.length)}\n${reference(blocks)}\n${readme.slice(to)}`
}

export interface BlockReference {
  readonly element: ElementReference
  readonly reads: readonly `/${string}`[]
}

function reference(blocks: readonly BlockReference[]): string {
  const [first] = blocks
  const common = first?.element.attributes.filter(attribute => attribute.common) ?? []
  return [
    ...blocks.map(section),
    '### Attributes of every block',
    attributeTable(common),
    'An attribute on the element wins over the script, and a property of the same name (in camel case) sets it. ' +
      'A `data-` attribute of the script holds for every block of the page; `data-prefix` gives the tags another ' +
      'beginning than `fayre`.',
    '### CSS custom properties of every block',
    "Without them the event's branding counts. A page's own rule for the element wins over the branding.",
    table(
      ['Property', 'Value', 'What it is'],
      cssProperties.map(({ name, type, description }) => [`\`${name}\``, `\`${type}\``, description]),
    ),
  ].join('\n\n')
}

function section({ element, reads }: BlockReference): string {
  const { tag, name, description, attributes, events, parts, reserve } = element
  const own = attributes.filter(attribute => !attribute.common)
  const source = { host: 'https://give.example', event: 'summer-ball' }
  const snippet = (fast: boolean) =>
    `\`\`\`html\n${snippetFor({ tag: name, reserve, reads }, { ...source, fast })}\n\`\`\``
  return [
    `### \`<${tag}>\``,
    description,
    snippet(false),
    'Faster, and without moving what is below it:',
    snippet(true),
    own.length > 0 && attributeTable(own),
    events.length > 0 && eventTable(events),
    table(
      ['Part', 'What it is'],
      parts.map(({ name, description }) => [`\`${name}\``, description]),
    ),
    `Default slot: ${defaultSlot} Reserved height: ${reserve} px.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function eventTable(events: ElementReference['events']): string {
  return table(
    ['Event', '`detail`', 'When'],
    events.map(({ name, detail, description }) => [`\`${name}\``, `\`${typeOfDetail(detail)}\``, description]),
  )
}

function attributeTable(attributes: readonly AttributeReference[]): string {
  return table(
    ['Attribute', 'Type', 'Default', 'What it is'],
    attributes.map(({ name, type, fallback, description }) => [`\`${name}\``, `\`${type}\``, fallback, description]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
