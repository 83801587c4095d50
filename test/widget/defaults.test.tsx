import { afterEach, expect, test, vi } from 'vitest'
import { scriptDefaults } from '../../src/widget/defaults.ts'

afterEach(() => document.head.replaceChildren())

test('a script of the same origin that says nothing does not hide what a later one says', () => {
  addScript('https://give.example/stand-in.js')
  addScript('https://give.example/total-raised.js', { host: '.', event: 'gala' })
  expect(scriptDefaults('https://give.example/')).toEqual({ host: 'https://give.example', event: 'gala' })
})

test('the first script that says something counts', () => {
  addScript('https://give.example/total-raised.js', { event: 'gala' })
  addScript('https://give.example/donation-form.js', { event: 'fair', locale: 'de' })
  expect(scriptDefaults('https://give.example/')).toEqual({ event: 'gala', locale: 'de' })
})

test('scripts from elsewhere are not asked', () => {
  addScript('https://other.example/total-raised.js', { host: 'https://evil.example' })
  expect(scriptDefaults('https://give.example/')).toEqual({})
})

test.each([
  ['https://give.example/', undefined, 'https://give.example/total-raised.js', 'https://give.example'],
  ['https://give.example/on/', undefined, 'https://give.example/on/total-raised.js', 'https://give.example/on'],
  ['https://give.example/', undefined, 'https://give.example/single/total-raised.js', 'https://give.example'],
  ['https://give.example/single/', 'https://give.example/', 'https://give.example/single/a.js', 'https://give.example'],
])('data-host="." is the platform of the bundle in %s', (folder, home, script, host) => {
  addScript(script, { host: '.' })
  expect(scriptDefaults(folder, home)).toEqual({ host })
})

/** A script in the page that is never loaded: only its address counts. */
function addScript(src: string, said: Record<string, string> = {}): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, said)
  vi.spyOn(script, 'src', 'get').mockReturnValue(src)
  script.setAttribute('src', '')
  document.head.append(script)
}
