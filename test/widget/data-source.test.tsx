import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataSourceOf, type PageDefaults, scriptDefaults } from '../../src/widget/defaults.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.removeAttribute('lang')
  vi.unstubAllGlobals()
})

const charity = {
  hostname: 'charity.example',
  origin: 'https://charity.example',
  href: 'https://charity.example/gala/',
}
const defaults: PageDefaults = { host: 'https://script.example', event: 'script-event', locale: 'de' }

function place(
  attributes: Parameters<typeof dataSourceOf>[1] = {},
  said: PageDefaults = {},
  page: Partial<typeof charity> = charity,
) {
  vi.stubGlobal('location', page)
  const element = document.body.appendChild(document.createElement('div'))
  return dataSourceOf(element, attributes, said)
}

test('an attribute wins over the script', () => {
  const attributes = { host: 'https://give.example', event: 'gala', locale: 'en-US' }
  expect(place(attributes, defaults)).toEqual(attributes)
})

test('the script wins over the rule', () => {
  document.documentElement.lang = 'en-AU'
  expect(place({}, defaults)).toEqual({ host: 'https://script.example', event: 'script-event', locale: 'de' })
})

test("the rule is the page's own origin and the default microsite", () => {
  expect(place()).toEqual({ host: 'https://charity.example', event: 'default_microsite', locale: 'en-GB' })
})

test('a page in development finds the test host', () => {
  const page = { hostname: 'localhost', origin: 'http://localhost:3000', href: 'http://localhost:3000/' }
  expect(place({}, {}, page).host).toBe('https://test-host.example')
  expect(place({ host: 'http://localhost:4400' }, {}, page).host).toBe('http://localhost:4400')
})

describe('a host', () => {
  test.each([
    ['https://give.example/', 'https://give.example'],
    ['https://give.example/platform/', 'https://give.example/platform'],
    ['/', 'https://charity.example'],
    ['/platform', 'https://charity.example/platform'],
    ['.', 'https://charity.example/gala'],
  ])('%s is read as %s', (host, read) => {
    expect(place({ host }).host).toBe(read)
    expect(place({}, { host }).host).toBe(read)
  })

  test('that is none counts as absent', () => {
    expect(place({ host: 'https://' }, defaults).host).toBe('https://script.example')
  })
})

describe('the language', () => {
  test('is the nearest `lang`, out of shadow roots too', () => {
    document.documentElement.lang = 'en-AU'
    vi.stubGlobal('location', charity)
    document.body.innerHTML = '<section lang="de-AT"><p></p></section><p></p>'
    const [section, outside] = [...document.body.children]
    const root = section?.firstElementChild?.attachShadow({ mode: 'open' })
    const inner = root?.appendChild(document.createElement('div'))
    expect(inner && dataSourceOf(inner, {}, {}).locale).toBe('de-AT')
    expect(outside && dataSourceOf(outside, {}, {}).locale).toBe('en-AU')
  })

  test('is English where we speak none that is asked for', () => {
    expect(place({ locale: 'fr' }).locale).toBe('en-GB')
  })
})

test('data-host="." is where the bundle comes from', () => {
  const script = document.createElement('script')
  script.dataset.host = '.'
  vi.spyOn(script, 'src', 'get').mockReturnValue('https://give.example/cdn/all.js')
  script.setAttribute('src', '')
  document.head.append(script)
  const said = scriptDefaults('https://give.example/cdn/')
  expect(place({}, said).host).toBe('https://give.example/cdn')
})
