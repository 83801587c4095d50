import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../browser/chromium.ts'
import { wireBlockSettings, wireSettings } from '../../support/wire.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { installToyModule } from '../../toy-module/install.ts'
import { buildIn, root } from './build.ts'

/** A module that is added by following the README's table only. */
const folder = temporaryFolder('toy')
const copy = join(folder.path, 'package')
let browser: Browser

beforeAll(async () => {
  const change = () => {
    installToyModule(copy)
    run('--import', 'tsx', '.build/reference.ts')
  }
  // Without other blocks, and the package's files, which are made from the same definitions.
  buildIn(copy, change, { FAYRE_DEV: '1', FAYRE_BLOCKS: 'microsite,toy' })
  browser = await launchChromium()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  folder.remove()
})

const run = (...words: string[]) => execFileSync(process.execPath, words, { cwd: copy, stdio: 'pipe' })

/** Shows a page of the platform, with the toy module's server. */
async function open(path: string, { lang = 'en-GB', body }: { lang?: string; body: string }): Promise<Page> {
  const page = await browser.newPage()
  let claps = 3
  await page.route('https://give.example/**', async (route, request) => {
    const { pathname } = new URL(request.url())
    const file = join(copy, 'dist/cdn', pathname)
    if (pathname.endsWith('.js') && existsSync(file)) return route.fulfill({ path: file })
    if (!pathname.startsWith('/api/v1/')) {
      const html = `<!doctype html><html lang="${lang}"><title>Host</title><body>${body}`
      return route.fulfill({ contentType: 'text/html', body: html })
    }
    const [, id, act] = /\/toys\/(\w+)(\/claps)?$/.exec(pathname) ?? []
    if (act) claps += 1
    const answers: Readonly<Record<string, object>> = {
      '/api/v1/app/settings': wireSettings,
      '/api/v1/app/settings/block': wireBlockSettings,
      '/api/v1/pages/stalls': {
        key: 'stalls',
        title: 'Stalls',
        content: [{ type: 'unknown' }, { type: 'toy' }],
        publishedYN: 'yes',
      },
    }
    const answer = id ? { id, name: id === '7' ? 'Teddy' : 'Kite', claps } : answers[pathname]
    return route.fulfill(answer ? { json: answer } : { status: 404, json: {} })
  })
  await page.goto(`https://give.example${path}`)
  return page
}

const block = (script: string) =>
  `<fayre-toy event="gala" toy="7"></fayre-toy><script type="module" src="/${script}.js"></script>`

test('its types fit, those of the address, the events and the translations too', () => {
  const config = { extends: './tsconfig.json', include: ['src', 'widgets'] }
  writeFileSync(join(copy, 'tsconfig.toy.json'), JSON.stringify(config))
  run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.toy.json')
})

test('it is in the package, in the reference and in what a frame passes on', () => {
  const text = (path: string) => readFileSync(join(copy, path), 'utf8')
  expect(JSON.parse(text('package.json')).exports).toHaveProperty(['./toy/define'])
  expect(text('README.md')).toContain('### `<fayre-toy>`')
  expect(text('src/widget/frame/event-names.ts')).toContain("'fayre-toy-clapped'")
})

test.each(['toy', 'all'])('its block works, by %s.js: it reads, writes and tells the page', async script => {
  const page = await open('/', { body: block(script) })
  await page.getByText('3 claps for Teddy').waitFor()
  expect(await page.getByRole('link', { name: 'Next toy' }).getAttribute('href')).toBe(
    'https://give.example/gala/toys/8',
  )
  const told = page.evaluate(
    () => new Promise(done => addEventListener('fayre-toy-clapped', event => done((event as CustomEvent).detail))),
  )
  await page.getByRole('button', { name: 'Clap' }).click()
  expect(await told).toEqual({ id: '7', claps: 4 })
  await page.getByText('4 claps for Teddy').waitFor()
  await page.close()
})

test('its block speaks German, and loads the German of what it shows alone', async () => {
  // The file is fetched, and then imported from the browser's cache.
  const loaded = new Set<string>()
  const page = await open('/', { lang: 'de', body: '' })
  page.on('request', request => loaded.add(new URL(request.url()).pathname))
  await page.setContent(`<html lang="de"><body>${block('toy')}`)
  await page.getByText('3 Klatscher für Teddy').waitFor()
  expect([...loaded].filter(path => /\.de-/.test(path))).toHaveLength(1)
  await page.close()
})

test('its route shows its screen in the microsite, with its title, and leads on by its own links', async () => {
  const body =
    '<fayre-microsite page event="gala"></fayre-microsite><script type="module" src="/microsite.js"></script>'
  const page = await open('/gala/toys/7', { body })
  await page.getByText('3 claps for Teddy').waitFor()
  expect(await page.title()).toBe('Toy | Moonlight Ball')
  await page.getByRole('link', { name: 'Next toy' }).click()
  await page.getByText('3 claps for Kite').waitFor()
  expect(new URL(page.url()).pathname).toBe('/gala/toys/8')
  await page.close()
})

test('its screen has a German title, too', async () => {
  const body =
    '<fayre-microsite page event="gala"></fayre-microsite><script type="module" src="/microsite.js"></script>'
  const page = await open('/gala/toys/7', { lang: 'de', body })
  await page.getByText('3 Klatscher für Teddy').waitFor()
  expect(await page.title()).toBe('Spielzeug | Moonlight Ball')
  await page.close()
})

test('its block stands in an organiser’s page, beside those that the browser does not know', async () => {
  const body =
    '<fayre-microsite page event="gala"></fayre-microsite><script type="module" src="/microsite.js"></script>'
  const page = await open('/gala/stalls', { body })
  await page.getByText('3 claps for Kite').waitFor()
  await page.close()
})
