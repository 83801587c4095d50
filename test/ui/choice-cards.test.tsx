import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceCards } from '../../src/ui/choice-cards.tsx'

afterEach(cleanup)

function Delivery({ error }: Readonly<{ error?: string }>) {
  const [value, setValue] = useState<string>()
  return (
    <ChoiceCards
      legend="How to receive it"
      name="delivery"
      value={value}
      onChoose={setValue}
      error={error}
      choices={[
        { value: 'collect', title: 'Collect it', description: 'From the desk' },
        { value: 'post', title: 'By post' },
        { value: 'give', title: 'Give it back', disabled: true },
      ]}
    />
  )
}

test('is one native radio group under its legend, so that arrows move in it', () => {
  render(<Delivery />)
  expect(screen.getByRole('group', { name: 'How to receive it' })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(radio => [radio.name, radio.value, radio.checked])).toEqual([
    ['delivery', 'collect', false],
    ['delivery', 'post', false],
    ['delivery', 'give', false],
  ])
})

test('chooses one at a time', () => {
  render(<Delivery />)
  fireEvent.click(screen.getByText('Collect it'))
  fireEvent.click(screen.getByText('By post'))
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(radio => radio.checked)
  expect(chosen.map(radio => radio.value)).toEqual(['post'])
})

test('ignores a change event of a card that is not chosen, which password managers send to all', () => {
  render(<Delivery />)
  fireEvent.click(screen.getByText('Collect it'))
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  for (const radio of radios) fireEvent(radio, new Event('change', { bubbles: true }))
  expect(radios.filter(radio => radio.checked).map(radio => radio.value)).toEqual(['collect'])
})

test('leaves a disabled card alone', () => {
  render(<Delivery />)
  fireEvent.click(screen.getByText('Give it back'))
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(radio => radio.checked)).toBe(false)
})

test('shows an error for the group', () => {
  render(<Delivery error="Choose one" />)
  const group = screen.getByRole('group')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one')
})
