import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builderDefinitions } from '../../.build/definitions-file.ts'
import { blocks } from '../../.build/entries.ts'
import { snippetOf, withSnippet } from '../bench/pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const readme = readFileSync(`${root}/README.md`, 'utf8')
const printed = [...readme.matchAll(/```html\n([\s\S]*?)\n```/g)].map(([, html = '']) => html)
const definitions = await builderDefinitions(root)
const host = 'https://give.example'
const origins = { demo: host, script: 'https://script.example', api: 'https://api.example' }

test('there is a snippet for every block', () => {
  expect(definitions.map(({ tag }) => tag)).toEqual(blocks)
})

describe.each(definitions.map(definition => [definition.tag, definition] as const))('%s', (tag, definition) => {
  const snippet = snippetOf(definition, host, 'summer-ball')

  test('README and builder hand out one snippet, and the README no other that asks for data ahead', () => {
    expect(printed).toContain(snippet)
    const others = printed.filter(html => html.includes('rel="preload"') && html.includes(`/${tag}.js`))
    expect(new Set(others)).toEqual(new Set([snippet]))
  })

  test('the bench measures it, as it is', () => {
    const page = withSnippet(definition).html(origins)
    const [, event = ''] = /event="([^"]+)"/.exec(page) ?? []
    expect(page).toContain(snippet.replaceAll('summer-ball', event))
  })

  test('it names one script, by a name that no release changes', () => {
    expect([...snippet.matchAll(/[^"/]+\.js/g)].map(([name]) => name)).toEqual([`${tag}.js`])
  })
})
