import type { Plugin } from 'rollup'
import type { AttributeField, Definition } from '../host-demo/pages/builder/definition.ts'
import { type Attribute, attributeName } from '../src/widget/attributes.ts'
import { commonFields, type FieldWords } from '../src/widget/reference.ts'
import { type DescribedWidget, loadDefinitions } from './definitions.ts'

/** Writes the blocks' definitions beside the scripts, for tools such as the snippet builder. */
export function definitionsFile(root: string): Plugin {
  return {
    name: 'fayre-definitions-file',
    async generateBundle() {
      const source = JSON.stringify(await builderDefinitions(root))
      this.emitFile({ type: 'asset', fileName: 'definitions.json', source })
    },
  }
}

/** The definitions as the snippet builder reads them. */
export async function builderDefinitions(root: string): Promise<Definition[]> {
  return (await loadDefinitions(root)).map(widget => {
    const { tag, reserve, reads, events } = widget
    const { name, about } = widget.reference.builder
    const complete = Object.keys(events).find(name => name.endsWith('-complete'))
    return { tag, name, about, reserve, reads, attributes: fieldsOf(widget), event: complete && `fayre-${complete}` }
  })
}

/** @throws {Error} for an attribute without a text, or a text without an attribute */
function fieldsOf({ tag, attributes, reference }: DescribedWidget): AttributeField[] {
  const words = { ...reference.builder.fields, ...commonFields }
  const properties = Object.keys(attributes).filter(property => property !== 'event' && property !== 'host')
  if (String(properties.sort()) !== String(Object.keys(words).sort()))
    throw new Error(`The builder words of ${tag} must name ${properties.join(', ')}, and nothing else`)
  return Object.entries(words).map(([property, field]) => ({
    name: attributeName(property),
    kind: kindOf(attributes[property]?.type ?? 'string', field),
    label: field.label,
    help: field.help,
    options: field.options,
    advanced: field.advanced,
    most: field.unit ? undefined : mostOf(attributes[property]),
  }))
}

/** Numbers above the largest one are read as that one. */
function mostOf(attribute: Attribute | undefined): number | undefined {
  return attribute?.type === 'number' ? Number(attribute.parse('999999999')) : undefined
}

function kindOf(type: string, { unit, options }: FieldWords): AttributeField['kind'] {
  if (unit) return unit
  if (options) return 'choice'
  if (type === 'boolean') return 'flag'
  return type.startsWith('number') ? 'number' : 'text'
}
