import { afterEach, expect, test } from 'vitest'
import { keepFocus } from '../../../src/microsite/watch/keep-focus.ts'
import { rest } from '../../support/rest.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function watched() {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<main><section><p><button>Try again</button></p></section><a href="#">Home</a></main>'
  stop = keepFocus(root)
  const of = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector) as T
  return { root, of }
}

const frames = async () => {
  for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame)
  await rest()
}

test('what is left around a pressed button that is gone has the focus, for as long as it stays there', async () => {
  const { root, of } = watched()
  of('button').focus()
  of('p').remove()
  await frames()
  expect(root.activeElement).toBe(of('section'))
  of('a').focus()
  expect(of('section').hasAttribute('tabindex')).toBe(false)
})

test('whoever has moved the focus meanwhile keeps it', async () => {
  const { root, of } = watched()
  of('button').focus()
  of('p').remove()
  of('a').focus()
  await frames()
  expect(root.activeElement).toBe(of('a'))
})

test('the page’s own field keeps it, too', async () => {
  const { root, of } = watched()
  const field = document.body.appendChild(document.createElement('input'))
  of('button').focus()
  of('p').remove()
  field.focus()
  await frames()
  expect(root.activeElement).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('what nobody had the focus on leaves it where it is', async () => {
  const { root, of } = watched()
  of('button').focus()
  of('button').blur()
  await rest()
  of('p').remove()
  await frames()
  expect(root.activeElement).toBeNull()
})
