import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blocks } from '../../.build/entries.ts'
import { modulesOf } from '../../.build/module-graph.ts'
import { withoutFields } from '../../.build/react-alias.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const field = /<(input|select|textarea)\b|on(Change|Input|BeforeInput)=/
const fieldsOf = (block: string) =>
  [...modulesOf(`${root}/widgets/${block}.ts`)].filter(([, text]) => field.test(text)).map(([file]) => file)

test('a block without the compatibility layer has no form fields', () => {
  expect(withoutFields.filter(block => !blocks.includes(block))).toEqual([])
  for (const block of withoutFields) expect(fieldsOf(block)).toEqual([])
  expect(fieldsOf('donation-form')).not.toEqual([])
})
