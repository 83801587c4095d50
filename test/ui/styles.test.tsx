import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { adoptStyles, StyleRoot, useStyles } from '../../src/ui/styles.ts'

afterEach(cleanup)

function Styled({ css }: Readonly<{ css: string }>) {
  useStyles(css)
  return null
}

function newRoot(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' })
}

test('adopts a sheet once per root, however many components ask', () => {
  const root = newRoot()
  render(
    <StyleRoot value={root}>
      <Styled css="a{color:red}" />
      <Styled css="a{color:red}" />
      <Styled css="b{color:red}" />
    </StyleRoot>,
  )
  expect(root.adoptedStyleSheets).toHaveLength(2)
})

test('shares one sheet between roots and keeps those that are there', () => {
  const own = new CSSStyleSheet()
  const [one, other] = [newRoot(), newRoot()]
  one.adoptedStyleSheets = [own]
  adoptStyles(one, 'p{margin:0}')
  adoptStyles(other, 'p{margin:0}')
  expect(one.adoptedStyleSheets[0]).toBe(own)
  expect(one.adoptedStyleSheets[1]).toBe(other.adoptedStyleSheets[0])
})

test('does without a root', () => {
  expect(() => render(<Styled css="i{color:red}" />)).not.toThrow()
})
