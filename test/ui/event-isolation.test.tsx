import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StyleRoot } from '../../src/ui/styles.ts'
import { TextField } from '../../src/ui/text-field.tsx'

afterEach(() => {
  document.body.replaceChildren()
})

function fieldInBlock(): HTMLInputElement {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  root.append(container)
  render(
    <StyleRoot value={root}>
      <TextField label="Name" name="name" value="" onInput={() => {}} />
    </StyleRoot>,
    { container },
  )
  const input = root.querySelector('input')
  if (!input) throw new Error('The field is missing')
  return input
}

test('keeps typed keys from the page’s shortcuts', () => {
  const shortcut = vi.fn()
  document.addEventListener('keydown', shortcut)
  const input = fieldInBlock()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true }))
  expect(shortcut).not.toHaveBeenCalled()
  input.parentElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true }))
  expect(shortcut).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', shortcut)
})

test('does not let a click into a field follow a link around the block', () => {
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  fieldInBlock().dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})
