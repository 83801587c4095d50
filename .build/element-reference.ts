import { attributeName } from '../src/widget/attributes.ts'
import type { DescribedWidget } from './definitions.ts'
import { camelCase } from './entries.ts'
import { parts, partsOf } from './parts.ts'

/** Everything documented about an element. Each generator reads only this. */
export interface ElementReference {
  /** The block's file name, and the tag without its prefix. */
  readonly name: string
  readonly tag: string
  /** The name of the exported definition. */
  readonly variable: string
  /** The prefix of its TypeScript types, such as `TotalRaised`. */
  readonly typeName: string
  readonly description: string
  readonly reserve: number
  readonly attributes: readonly AttributeReference[]
  readonly events: readonly EventReference[]
  readonly parts: readonly { name: string; description: string }[]
}

export interface AttributeReference {
  readonly name: string
  readonly property: string
  readonly type: string
  readonly description: string
  /** The default, in words. */
  readonly fallback: string
  /** The property is `undefined` where the attribute is absent. */
  readonly optional: boolean
  /** Every element has this attribute. */
  readonly common: boolean
}

export interface EventReference {
  readonly name: string
  /** The type of its `detail`. */
  readonly typeName: string
  readonly description: string
  readonly detail: Readonly<Record<string, string>>
}

export const prefix = 'fayre'

/** The fallback content inside the element until the block loads. */
export const defaultSlot = 'Shown until the block is there: a link to the hosted page.'

const common = new Set(['event', 'host', 'locale'])

export function elementReference(root: string, widget: DescribedWidget): ElementReference {
  return {
    name: widget.tag,
    tag: `${prefix}-${widget.tag}`,
    variable: camelCase(widget.tag),
    typeName: pascalCase(widget.tag),
    description: widget.reference.description,
    reserve: widget.reserve,
    attributes: Object.entries(widget.attributes)
      .map(([property, { type, fallback }]): AttributeReference => {
        const description = widget.reference.attributes[property] ?? ''
        const [, says = description, otherwise] = /^(.*?) Default: (.*?)\.?$/s.exec(description) ?? []
        return {
          name: attributeName(property),
          property,
          type,
          description: says,
          fallback: otherwise ?? (fallback === undefined ? 'none' : `\`${JSON.stringify(fallback)}\``),
          optional: fallback === undefined,
          common: common.has(property),
        }
      })
      .sort((one, other) => Number(one.common) - Number(other.common) || (one.name < other.name ? -1 : 1)),
    events: Object.entries(widget.events).map(([name, { description, detail }]) => ({
      name: `${prefix}-${name}`,
      typeName: `${pascalCase(name)}Detail`,
      description,
      detail,
    })),
    parts: partsOf(root, widget.tag).map(name => ({ name, description: parts[name] ?? '' })),
  }
}

/** `{ amount: number; currency: string }` */
export function typeOfDetail(detail: EventReference['detail']): string {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`)
  return fields.length ? `{ ${fields.join('; ')} }` : 'Record<never, never>'
}

function pascalCase(name: string): string {
  return camelCase(`-${name}`)
}
