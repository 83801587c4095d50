import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Result } from '../../src/ui/result.tsx'

afterEach(cleanup)

test.each([
  [404, 'No Found'],
  [500, 'Server Error'],
  [403, 'Unauthorized'],
] as const)("calls a %i by the specification's words", (kind, title) => {
  render(<Result kind={kind} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
})

test('takes other words, a text and an action', () => {
  render(
    <Result kind={404} title="Wir finden das nicht" action={<a href="/home">Start</a>}>
      Vielleicht gibt es das nicht mehr.
    </Result>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Wir finden das nicht')
  expect(screen.getByText('Vielleicht gibt es das nicht mehr.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy()
})

test('draws a picture of its own for every kind, after the words', async () => {
  const kinds = [404, 500, 403, 'success', 'error', 'info', 'warning'] as const
  const pictures = new Set<string | undefined>()
  for (const kind of kinds) {
    const { container, unmount } = render(<Result kind={kind} title="Done" />)
    await waitFor(() => expect(container.querySelector('svg')).toBeTruthy())
    pictures.add(container.querySelector('svg')?.innerHTML)
    unmount()
  }
  expect(pictures.size).toBe(kinds.length)
})
