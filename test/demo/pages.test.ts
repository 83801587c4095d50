import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoEvents } from '../../host-demo/server/demo/events/events.ts'

const pages = join(import.meta.dirname, '../../host-demo/pages')
const front = 'index.html'
const charities = demoEvents.map(event => [event.pathName, `${event.pathName}/index.html`] as const)

describe.each([['front', front] as const, ...charities])('%s page', (_, file) => {
  const html = readFileSync(join(pages, file), 'utf8')

  test('has nothing inline, because its policy would refuse it', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|javascript:/i)
  })

  test('loads nothing from elsewhere', () => {
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  test('names only files that exist', () => {
    const named = [...html.matchAll(/(?:src|href)="\/demo\/([^"#]+)"/g)].map(([, path = '']) => path)
    // The server renders that page itself.
    const local = named.filter(path => path !== 'control')
    const beside = [...html.matchAll(/href="([\w-]+\.css)"/g)].map(([, name = '']) => join(file, '..', name))
    expect(local.length).toBeGreaterThan(0)
    expect([...local, ...beside].filter(path => !existsSync(join(pages, path)))).toEqual([])
  })
})

describe.each(charities)('the snippet in %s', (event, file) => {
  const html = readFileSync(join(pages, file), 'utf8')

  test.each(['total-raised', 'donation-progress', 'donation-form'])('has the whole of %s', block => {
    expect(html).toContain(`<script type="module" src="/${block}.js" data-event="${event}" data-host="."></script>`)
    expect(html).toMatch(
      new RegExp(`<fayre-${block} event="${event}"><a [^>]*href="/${event}">[^<]+</a></fayre-${block}>`),
    )
  })

  test('requests the first data while the code loads', () => {
    for (const path of ['app/settings/block', 'app/settings', 'donations/total'])
      expect(html).toContain(`<link rel="preload" as="fetch" crossorigin href="/api/v1/${path}?event=${event}">`)
  })

  test('marks the stand-in, so that a server with real keys can leave it out', () => {
    expect(html).toMatch(/<!-- stand-in --><script src="\/demo\/stand-in\/stripe\.js"><\/script><!-- \/stand-in -->/)
  })
})
