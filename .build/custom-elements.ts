import { type CssProperty, cssProperties } from './css-properties.ts'
import { defaultSlot, type ElementReference, typeOfDetail } from './element-reference.ts'

/** The custom elements manifest, schema 2.1, that documentation tools and editors read. */
export function customElements(elements: readonly ElementReference[]): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map(element => ({
      kind: 'javascript-module',
      path: `dist/npm/define/${element.name}.js`,
      declarations: [declaration(element)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: `${element.typeName}Element` },
        },
      ],
    })),
  }
}

function declaration(element: ElementReference): object {
  return {
    kind: 'class',
    customElement: true,
    name: `${element.typeName}Element`,
    tagName: element.tag,
    description: element.description,
    superclass: { name: 'HTMLElement' },
    attributes: element.attributes.map(({ name, property, type, description, fallback }) => ({
      name,
      description,
      type: { text: type },
      default: fallback.replaceAll('`', ''),
      fieldName: property,
    })),
    members: element.attributes.map(({ name, property, type, description, optional }) => ({
      kind: 'field',
      name: property,
      attribute: name,
      reflects: true,
      description,
      type: { text: optional ? `${type} | undefined` : type },
    })),
    events: element.events.map(({ name, description, detail }) => ({
      name,
      description,
      type: { text: `CustomEvent<${typeOfDetail(detail)}>` },
    })),
    slots: [{ name: '', description: defaultSlot }],
    cssParts: element.parts,
    cssProperties: cssProperties.map(({ name, type, description }: CssProperty) => ({
      name,
      syntax: type,
      description,
    })),
  }
}
