import { cssProperties } from './css-properties.ts'
import { defaultSlot, type ElementReference, typeOfDetail } from './element-reference.ts'

/** VS Code's custom data: the tags and attributes that its HTML editor completes and explains. */
export function htmlCustomData(elements: readonly ElementReference[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map(({ name, type, description, fallback }) => ({
        name,
        description: `${description} Default: ${fallback}.`,
        ...(type === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  }
}

/** The same for JetBrains editors. */
export function webTypes(elements: readonly ElementReference[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'fayre',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, description, attributes, events, parts }) => ({
          name: tag,
          description,
          attributes: attributes.map(({ name, type, description, fallback }) => ({
            name,
            description,
            default: fallback.replaceAll('`', ''),
            value: type === 'boolean' ? { kind: 'no-value', type } : { kind: 'plain', type },
          })),
          slots: [{ name: '', description: defaultSlot }],
          js: {
            properties: attributes.map(({ property, type, description }) => ({ name: property, type, description })),
            events: events.map(({ name, description, detail }) => ({
              name,
              description,
              type: `CustomEvent<${typeOfDetail(detail)}>`,
            })),
          },
          css: { parts, properties: cssProperties.map(({ name, description }) => ({ name, description })) },
        })),
      },
    },
  }
}
