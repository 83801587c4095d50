import { afterEach, expect, test, vi } from 'vitest'
import { probePage } from '../../../src/widget/doctor/probe-page.ts'

afterEach(() => vi.restoreAllMocks())

const scripts = ['all', 'tickets', 'pledge-list']
const folder = 'https://give.example/'

/** The doctor's findings about a page's scripts. */
function look(html: string) {
  // Parsed as a separate document, in which scripts are not loaded.
  const { scripts: found } = new DOMParser().parseFromString(html, 'text/html')
  vi.spyOn(document, 'scripts', 'get').mockReturnValue(found)
  const findings = probePage({ window, folder, scripts, blocks: [] })
  return findings.filter(({ title }) => /script/.test(title)).map(({ title }) => title)
}

test.each(scripts)('notices that %s.js comes from another place, or is held back', name => {
  const one = `<script type="module" src="${folder}all.js"></script>`
  expect(look(`${one}<script type="module" src="https://other.example/${name}.js?v=2"></script>`)).toEqual([
    'The blocks’ scripts come from several places',
  ])
  expect(look(`<script type="text/plain" data-src="${folder}${name}.js"></script>`)).toEqual([
    'A tool holds one of our scripts back',
  ])
})

test('takes no other script for one of ours', () => {
  const ours = `<script type="module" src="${folder}tickets.js"></script>`
  expect(look(`${ours}<script src="https://charity.example/js/tickets.js"></script>`)).toEqual([
    'The scripts come from one place',
  ])
})

test('on plain http, gives the address to send visitors to, without the doctor', () => {
  const insecure = Object.create(window, {
    isSecureContext: { value: false },
    parent: { value: window },
    location: { value: new URL('http://charity.example/give?fayre-doctor&from=mail') },
  }) as Window & typeof globalThis
  const findings = probePage({ window: insecure, folder, scripts, blocks: [] })
  expect(findings.find(({ title }) => title === 'The page is not secure')?.fix).toBe(
    'https://charity.example/give?from=mail',
  )
})
