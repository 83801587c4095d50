import { closestMatch } from 'leven'
import { attributeName } from '../attributes.ts'
import type { WidgetDefinition } from '../define-widget.tsx'
import type { CheckedPage, Finding } from './finding.ts'

/** Does each tag have its code, of one version, and does it understand its attributes? */
export function probeTags(patient: CheckedPage): Finding[] {
  const { blocks } = patient
  if (!blocks.length) return [{ kind: 'blocks', title: 'There is no block on this page' }]
  const tags = new Set(blocks.map(({ localName }) => localName))
  return [...[...tags].flatMap(tag => codeOf(tag, patient)), ...versions(patient), ...blocks.flatMap(attributes)]
}

/** The name that was meant, unless so many letters differ that it could be another word. */
function meantBy(name: string, names: readonly string[]): string | undefined {
  return closestMatch(name, [...names], { maxDistance: name.length > 4 ? 2 : 1 })
}

const definitionOf = (window: CheckedPage['window'], tag: string) =>
  window.customElements.get(tag) as { fayreVersion?: string } | undefined

function codeOf(tag: string, { window, folder, scripts }: CheckedPage): Finding[] {
  const definition = definitionOf(window, tag)
  if (definition?.fayreVersion) return []
  const [prefix, name] = [tag.replace(/-.*/, ''), tag.replace(/^[^-]+-/, '')]
  if (definition) {
    return [
      {
        kind: 'blocks',
        title: `<${tag}> belongs to another script of this page`,
        text: 'Give ours another prefix, on the script and on the tags:',
        fix: `data-prefix="acme"  …  <acme-${name}>`,
      },
    ]
  }
  const names = scripts.filter(script => script !== 'all')
  const meant = names.includes(name) ? undefined : meantBy(name, names)
  return [
    meant
      ? {
          kind: 'blocks',
          title: `There is no block called <${tag}>`,
          text: 'Write, at its start and at its end:',
          fix: `<${prefix}-${meant}>  …  </${prefix}-${meant}>`,
        }
      : {
          kind: 'blocks',
          title: `<${tag}> has no code`,
          text: 'Its script is missing, was taken out by the editor, or has another prefix. Put beside it:',
          fix: `<script type="module" src="${folder}all.js" data-host="."></script>`,
        },
  ]
}

function versions({ window, blocks }: CheckedPage): Finding[] {
  const found = blocks.map(({ localName }) => definitionOf(window, localName)?.fayreVersion)
  const ours = new Set(found.filter(version => version !== undefined))
  if (ours.size < 2) return []
  return [
    {
      kind: 'hinders',
      title: `Two versions are on this page: ${[...ours].join(' and ')}`,
      text: 'They do not share what they know. Load all blocks from the same place.',
    },
  ]
}

/** What editors and frameworks add for themselves resembles no attribute of ours, and is left alone. */
function attributes(block: Element): Finding[] {
  const { fayre } = block as { fayre?: { widget: WidgetDefinition } }
  if (!fayre) return []
  const known = new Map(Object.entries(fayre.widget.attributes).map(entry => [attributeName(entry[0]), entry]))
  return [...block.attributes].flatMap(({ name, value }): Finding[] => {
    const [property, attribute] = known.get(name) ?? []
    if (property && attribute) {
      const read: unknown = Reflect.get(block, property)
      if (!value.trim()) return []
      if (read !== undefined) return attribute.type === 'string' ? unknownWords(block, name, value, String(read)) : []
      const words = [...attribute.type.matchAll(/'([^']+)'/g)].map(([, word]) => `${name}="${word}"`)
      return [
        {
          kind: 'hinders',
          title: `<${block.localName}> does not understand ${name}="${value}"`,
          text: words.length
            ? 'It does without. Write one of:'
            : 'It does without. Its list of attributes says what it takes.',
          fix: words.join('\n') || undefined,
        },
      ]
    }
    const meant = name in block ? undefined : meantBy(name, [...known.keys()])
    if (!meant) return []
    return [
      {
        kind: 'hinders',
        title: `<${block.localName}> has no attribute ${name}`,
        text: 'It does without. Write:',
        fix: value ? `${meant}="${value}"` : meant,
      },
    ]
  })
}

/** A list of keywords leaves out those that it does not know. Any other text is read whole. */
function unknownWords({ localName }: Element, name: string, value: string, read: string): Finding[] {
  const known = wordsOf(read)
  const unknown = wordsOf(value).filter(word => !known.includes(word))
  if (!unknown.length) return []
  return [
    {
      kind: 'hinders',
      title: `<${localName}> does not understand ${unknown.join(', ')} in ${name}="${value}"`,
      text: 'It does without. Its list of attributes says what it takes. As it is read:',
      fix: `${name}="${read}"`,
    },
  ]
}

const wordsOf = (list: string) => list.split(/[\s,]+/).filter(Boolean)
