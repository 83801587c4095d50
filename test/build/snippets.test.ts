import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builderDefinitions } from '../../.build/definitions-file.ts'
import { blocks } from '../../.build/entries.ts'
import { snippetsOf, withShortSnippet, withSnippet } from '../bench/pages.ts'

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
  const { short, fast } = snippetsOf(definition, host, 'summer-ball')

  test('README and builder have the same two snippets, the short one first, and the README no others', () => {
    expect(printed.indexOf(short)).toBeGreaterThanOrEqual(0)
    expect(printed.indexOf(fast)).toBeGreaterThan(printed.indexOf(short))
    const others = printed.filter(html => html.includes('rel="preload"') && html.includes(`/${tag}.js`))
    expect(new Set(others)).toEqual(new Set([fast]))
  })

  test('the bench measures both, as they are', () => {
    for (const [snippet, bench] of [
      [short, withShortSnippet(definition)],
      [fast, withSnippet(definition)],
    ] as const) {
      const page = bench.html(origins)
      const [, event = ''] = /event="([^"]+)"/.exec(page) ?? []
      expect(page).toContain(snippet.replaceAll('summer-ball', event))
    }
  })

  test.each([short, fast])('it names one script, by a stable name', snippet => {
    expect([...snippet.matchAll(/[^"/]+\.js/g)].map(([name]) => name)).toEqual([`${tag}.js`])
  })

  test('the short one has two lines', () => {
    expect(short.split('\n')).toHaveLength(2)
  })
})
