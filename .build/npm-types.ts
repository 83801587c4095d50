import { type AttributeReference, type ElementReference, prefix, typeOfDetail } from './element-reference.ts'

/** The package's type declarations, by file name below `dist/npm`. */
export function npmTypes(elements: readonly ElementReference[]): Record<string, string> {
  return {
    'definition.d.ts': definition,
    'index.d.ts': index(elements),
    ...Object.fromEntries(elements.map(element => [`${element.name}.d.ts`, block(element, ownersOf(elements))])),
    ...Object.fromEntries(elements.map(element => [`define/${element.name}.d.ts`, define(element)])),
  }
}

/**
 * Where each type of an event's detail is declared: several blocks may send the same event, and the first of them
 * declares it.
 */
type Owners = ReadonlyMap<string, string>

function ownersOf(elements: readonly ElementReference[]): Owners {
  const owners = new Map<string, string>()
  for (const { name, events } of elements)
    for (const { typeName } of events) if (!owners.has(typeName)) owners.set(typeName, name)
  return owners
}

const definition = `/** A block as data. It has no side effect: \`defineAll\` and \`fayre/…/define\` register it. */
export interface WidgetDefinition {
  /** Without the prefix: \`total-raised\` becomes \`<${prefix}-total-raised>\`. */
  readonly tag: string
  readonly description: string
  /** By property. */
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Reserved height in pixels until it loads. */
  readonly reserve: number
  /** The open reads that it begins with. */
  readonly reads: readonly \`/\${string}\`[]
}

export interface Attribute {
  readonly description: string
  /** In TypeScript's syntax. */
  readonly type: string
  readonly fallback: unknown
}

/** Defaults for all blocks. An attribute on the element wins. */
export interface DefineOptions {
  /** Prefix of the tags. Default: \`${prefix}\`. */
  prefix?: string | undefined
  /** URL of the platform. Default: the page's own origin. */
  host?: string | undefined
  /** The event's path name. Default: \`default_microsite\`. */
  event?: string | undefined
  /** Language and region. Default: the nearest \`lang\`. */
  locale?: string | undefined
}
`

function index(elements: readonly ElementReference[]): string {
  const owners = ownersOf(elements)
  const own = (element: ElementReference) => ({
    ...element,
    events: element.events.filter(({ typeName }) => owners.get(typeName) === element.name),
  })
  return `import type { DefineOptions, WidgetDefinition } from './definition.js'

export type { Attribute, DefineOptions, WidgetDefinition } from './definition.js'
${elements.map(element => `export { ${[element.variable, ...typesOf(own(element))].join(', ')} } from './${element.name}.js'`).join('\n')}

/** Every block. */
export declare const definitions: readonly WidgetDefinition[]

/** Registers every block now. Does nothing where there is no DOM, as on a server. */
export declare function defineAll(options?: DefineOptions): void

/** Registers the blocks that a page uses, as they appear. Returns the cleanup. */
export declare function defineUsed(options?: DefineOptions): () => void

/** The HTML that an editor pastes into a page: a script and the block. */
export declare function snippetFor(
  widget: Pick<WidgetDefinition, 'tag' | 'reserve' | 'reads'>,
  options: SnippetOptions,
): string

export interface SnippetOptions {
  /** URL of the platform, which also serves the bundle. */
  host: string
  /** The event's path name. */
  event: string
  /** Default: \`${prefix}\`. */
  prefix?: string
  /** Text of the fallback link until the block loads. */
  link?: string
  /** The element's own attributes, by name. */
  attributes?: Readonly<Record<string, string>>
  /** Also preloads the data, and reserves the block's height until it loads. */
  fast?: boolean
}
`
}

function block(element: ElementReference, owners: Owners): string {
  const { variable, typeName, tag, description, attributes, events } = element
  const isOwn = ({ typeName }: { typeName: string }) => owners.get(typeName) === element.name
  const borrowed = events.filter(event => !isOwn(event)).map(event => [event.typeName, owners.get(event.typeName)])
  return `import type { WidgetDefinition } from './definition.js'
${borrowed.map(([name, from]) => `import type { ${name} } from './${from}.js'\nexport type { ${name} }\n`).join('')}
/** ${description} It has no side effect: import \`fayre/${element.name}/define\` to register it. */
export declare const ${variable}: WidgetDefinition

/** \`<${tag}>\`: ${description} */
export interface ${typeName}Element extends HTMLElement {
${attributes.map(accessors).join('\n')}
}

/** \`<${tag}>\` in markup. */
export interface ${typeName}Attributes {
${attributes.map(inMarkup).join('\n')}
}
${events
  .filter(isOwn)
  .map(
    ({ typeName, detail, description }) =>
      `\n/** ${description} */\nexport type ${typeName} = ${typeOfDetail(detail)}\n`,
  )
  .join('')}
declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${typeName}Element
  }${events.length ? `\n  interface HTMLElementEventMap {\n${events.map(({ name, typeName }) => `    '${name}': CustomEvent<${typeName}>`).join('\n')}\n  }` : ''}
}
`
}

/** Importing it registers the element. It exports only types. */
function define(element: ElementReference): string {
  return `export type { ${typesOf(element).map(bare).join(', ')} } from '../${element.name}.js'\n`
}

function accessors({ property, type, optional, description, fallback }: AttributeReference): string {
  return `  /** ${description} Default: ${fallback}. */
  get ${property}(): ${optional ? `${type} | undefined` : type}
  set ${property}(value: ${type} | null | undefined)`
}

function inMarkup({ name, type, description, fallback }: AttributeReference): string {
  const key = name.includes('-') ? `'${name}'` : name
  return `  /** ${description} Default: ${fallback}. */\n  ${key}?: ${type === 'number' ? 'number | string' : type} | undefined`
}

function typesOf({ typeName, events }: ElementReference): string[] {
  return [`${typeName}Attributes`, `${typeName}Element`, ...events.map(event => event.typeName)].map(
    name => `type ${name}`,
  )
}

function bare(name: string): string {
  return name.replace('type ', '')
}
