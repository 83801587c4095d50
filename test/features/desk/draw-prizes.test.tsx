import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DrawFields } from '../../../src/features/desk/draws/draw-fields.tsx'
import { acting } from '../../support/acting.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

const type = (name: string, value: string) => acting(() => fireEvent.input(field(name), { target: { value } }))

test('each mistake in a prize is told at its field, and the list of mistakes leads there', async () => {
  await showFor(<DrawFields draw={undefined} onSaved={() => {}} />)
  await rest()
  await press('Add a prize')
  await type('prize-1', 'A hamper')
  await type('value-1', 'lots')
  await send()
  const misread = 'Enter the value of prize 1 as an amount, or leave it empty'
  const untitled = 'Say what prize 2 is'
  expect(mistakes()).toEqual(expect.arrayContaining([misread, untitled]))
  expect(field('value-1').getAttribute('aria-invalid')).toBe('true')
  await acting(() => fireEvent.click(screen.getByRole('link', { name: untitled })))
  expect(document.activeElement).toBe(field('prize-2'))
  await type('prize-2', 'A cake')
  await type('value-1', '40')
  await send()
  expect(mistakes().filter(text => text.includes('prize'))).toEqual([])
})
