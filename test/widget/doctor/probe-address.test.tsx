import { afterEach, expect, test } from 'vitest'
import { probeAddress } from '../../../src/widget/doctor/probe-address.ts'

const folder = 'https://give.example/'

afterEach(() => document.body.replaceChildren())

/** The scripts have a type that browsers do not run: only their text is checked. */
function look(script: string, block = '<fayre-total-raised></fayre-total-raised>', at = folder) {
  document.body.innerHTML = `${script}${block}`
  const blocks = [...document.querySelectorAll('fayre-total-raised')]
  return probeAddress({ window, folder: at, scripts: [], blocks }).map(({ kind, fix }) => [kind, fix])
}

test('finds a script that has lost the address of the platform', () => {
  expect(look('<script type="text/plain" src="https://give.example/all.js"></script>')).toEqual([
    ['blocks', 'host="https://give.example"'],
  ])
})

test.each([
  [
    'the script says it',
    '<script type="text/plain" src="https://give.example/all.js" data-host="."></script>',
    undefined,
  ],
  ['each block says it', '', '<fayre-total-raised host="https://give.example"></fayre-total-raised>'],
])('is content where %s', (_, script, block) => {
  expect(look(script, block)).toEqual([])
})

test('is content on pages of the platform itself', () => {
  expect(look('', undefined, `${location.origin}/`)).toEqual([])
})
