import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cssProperties } from '../../.build/css-properties.ts'
import { customElements } from '../../.build/custom-elements.ts'
import { loadDefinitions } from '../../.build/definitions.ts'
import { elementReference } from '../../.build/element-reference.ts'
import { generatedFiles } from '../../.build/generated-files.ts'
import { parts } from '../../.build/parts.ts'
import { withReference } from '../../.build/readme-reference.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const definitions = await loadDefinitions(root)
const elements = definitions.map(widget => elementReference(root, widget))
const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
const textOf = (ending: RegExp) =>
  sources.filter(path => ending.test(path)).map(path => readFileSync(`${root}/src/${path}`, 'utf8'))

test.each(Object.entries(await generatedFiles(root)))(
  '%s says what the definitions say (npm run reference writes it)',
  (path, text) => {
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(text)
  },
)

test('a README without the marks is refused', () => {
  expect(() => withReference('# Fayre', [])).toThrow('needs a line')
})

test('the table of CSS properties is what the style sheets read', () => {
  const read = new Set(textOf(/\.css$/).flatMap(css => css.match(/(?<=var\()--fayre-[\w-]+/g) ?? []))
  expect(cssProperties.map(({ name }) => name).sort()).toEqual([...read].sort())
})

test('each part in the table is shown somewhere, and each shown part is in the table', () => {
  const shown = textOf(/\.tsx$/).flatMap(text => [...text.matchAll(/\bpart="([^"]+)"/g)].map(([, name = '']) => name))
  expect(shown.filter(name => !(name in parts))).toEqual([])
  const plain = Object.keys(parts).filter(name => !name.startsWith('button'))
  expect(plain.filter(name => !shown.includes(name))).toEqual([])
})

test("an element's parts are those of its own modules", () => {
  const partsOf = (name: string) => elements.find(element => element.name === name)?.parts.map(({ name }) => name)
  expect(partsOf('total-raised')).toContain('base')
  expect(partsOf('total-raised')).not.toContain('meter')
  expect(partsOf('donation-progress')).toContain('meter')
  expect(partsOf('donation-form')).toEqual(expect.arrayContaining(['button-primary', 'error', 'result']))
})

test('every event that a feature sends is in a definition, with the same fields', () => {
  const sent = textOf(/\.tsx?$/).flatMap(text => [...text.matchAll(/\bemit\('([\w-]+)'(?:, \{([^}]*)\})?\)/g)])
  const fields = (literal = '') =>
    literal
      .split(',')
      .map(field => field.split(':')[0]?.trim() ?? '')
      .filter(Boolean)
  const sentFields = sent.map(([, name, literal]) => [`fayre-${name}`, fields(literal).sort()] as const)
  const defined = elements.flatMap(({ events }) => events.map(({ name, detail }) => [name, Object.keys(detail).sort()]))
  expect(sentFields.length).toBeGreaterThan(2)
  expect(Object.fromEntries(sentFields)).toEqual(Object.fromEntries(defined))
})

test('the manifest names every attribute with its property and its default', () => {
  const { modules } = customElements(elements) as {
    modules: { declarations: { tagName: string; attributes: object[] }[] }[]
  }
  const all = modules.flatMap(({ declarations }) => declarations)
  const form = all.find(({ tagName }) => tagName === 'fayre-donation-form')
  expect(form).toMatchObject({ kind: 'class', customElement: true })
  expect(form?.attributes).toContainEqual({
    name: 'amount',
    fieldName: 'amount',
    type: { text: 'number' },
    default: "the organiser's",
    description: 'The amount that is chosen at first, in minor units (pence).',
  })
})
