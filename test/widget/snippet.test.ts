import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadDefinitions } from '../../.build/definitions.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { firstReads } from '../../src/store/first-reads.ts'
import { snippetFor } from '../../src/widget/snippet.ts'

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
const definitions = await loadDefinitions(root)
const block = { tag: 'total-raised', reserve: 120, reads: ['/app/settings/block', '/donations/total'] } as const
const place = { host: 'https://give.example', event: 'ball' }

test('a snippet is a script and an element', () => {
  expect(snippetFor(block, place).split('\n')).toEqual([
    '<script type="module" src="https://give.example/total-raised.js" data-host="."></script>',
    '<fayre-total-raised event="ball"><a href="https://give.example/ball">Go to the event</a></fayre-total-raised>',
  ])
})

test('the fast one preloads data and code and reserves the space', () => {
  expect(snippetFor(block, { ...place, fast: true }).split('\n')).toEqual([
    '<link rel="preload" as="fetch" crossorigin href="https://give.example/api/v1/app/settings/block?event=ball">',
    '<link rel="preload" as="fetch" crossorigin href="https://give.example/api/v1/donations/total?event=ball">',
    '<style>fayre-total-raised:not(:defined){display:block;margin-block:16px;min-block-size:120px}</style>',
    '<script type="module" src="https://give.example/total-raised.js" data-host="."></script>',
    '<fayre-total-raised event="ball"><a href="https://give.example/ball">Go to the event</a></fayre-total-raised>',
  ])
})

test("the host's own prefix is on the tag, in the style and on the script", () => {
  const snippet = snippetFor(block, { ...place, prefix: 'give', fast: true })
  expect(snippet).toContain('<style>give-total-raised:not')
  expect(snippet).toContain('data-prefix="give"')
  expect(snippet).toContain('<give-total-raised event="ball">')
  expect(snippet).not.toContain('fayre')
})

test('what an organiser types stays text', () => {
  const snippet = snippetFor(block, { host: 'https://give.example/', event: '"><b>&', link: 'Give <now>', fast: true })
  expect(snippet).toContain('event="&quot;>&lt;b>&amp;"')
  expect(snippet).toContain('href="https://give.example/%22%3E%3Cb%3E%26"')
  expect(snippet).toContain('>Give &lt;now></a>')
  expect(snippet).toContain('/api/v1/app/settings/block?event=%22%3E%3Cb%3E%26"')
})

test('what a block reads first is in the table, open to any page', () => {
  const open = Object.values(endpoints).filter(({ access, method }) => access === 'open' && method === 'GET')
  const paths = open.map(({ path }) => path as string)
  const read = (reads: readonly `/${string}`[], attributes = {}) =>
    firstReads(reads, place, attributes).map(url => new URL(url).pathname.replace(apiPath, ''))
  for (const { reads } of definitions) {
    expect(paths).toEqual(expect.arrayContaining(read(reads)))
    expect(paths).toEqual(expect.arrayContaining(read(reads, { show: 'teams' })))
  }
})

const pages = `${root}/host-demo/pages`
const charities = readdirSync(pages, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => [name, `${pages}/${name}/index.html`] as const)
  .filter(([, file]) => readIfThere(file).includes('data-event='))

test('the demo has charities to look at', () => {
  expect(charities.length).toBe(3)
})

describe.each(charities)('the page of %s', (event, file) => {
  test('asks ahead for exactly what its blocks read first', () => {
    const html = readIfThere(file)
    const asked = [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(
      ([, url]) => url,
    )
    const used = definitions.filter(({ tag }) => html.includes(`<fayre-${tag} `))
    expect(used.length).toBeGreaterThan(0)
    const needed = new Set(used.flatMap(({ reads }) => firstReads(reads, { host: '', event })))
    expect(asked.sort()).toEqual([...needed].sort())
  })
})

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
