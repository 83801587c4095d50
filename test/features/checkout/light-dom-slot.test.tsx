import { afterEach, expect, test } from 'vitest'
import { lightDomSlot } from '../../../src/features/checkout/light-dom-slot.ts'

afterEach(() => document.body.replaceChildren())

function withSlot(name: string): HTMLElement {
  const element = document.createElement('div')
  const slot = document.createElement('slot')
  slot.name = name
  element.attachShadow({ mode: 'open' }).append(slot)
  return element
}

test('stands in front of the element', () => {
  const element = withSlot('card')
  document.body.append(element)
  const { container, remove } = lightDomSlot(element, 'card')
  expect(container.parentNode).toBe(element)
  expect(container.slot).toBe('card')
  remove()
  expect(element.childElementCount).toBe(0)
})

test('stands in front of the outermost of a page’s own shadow roots, handed on by a slot in each', () => {
  const [outer, inner, element] = [document.createElement('div'), document.createElement('div'), withSlot('card')]
  document.body.append(outer)
  outer.attachShadow({ mode: 'open' }).append(inner)
  inner.attachShadow({ mode: 'open' }).append(element)
  const { container, remove } = lightDomSlot(element, 'card')
  expect(container.getRootNode()).toBe(document)
  expect(container.parentNode).toBe(outer)
  for (const host of [element, inner]) {
    const passage = host.querySelector('slot')
    expect([passage?.name, passage?.slot]).toEqual(['card', 'card'])
  }
  remove()
  expect([outer, inner, element].map(node => node.childElementCount)).toEqual([0, 0, 0])
})
