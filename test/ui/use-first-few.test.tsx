import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFirstFew } from '../../src/ui/use-first-few.ts'

afterEach(cleanup)

const drawn: number[] = []

function List({ all }: Readonly<{ all: readonly string[] }>) {
  const shown = useFirstFew(all, 2)
  drawn.push(shown.length)
  return <p>{shown.join(' ')}</p>
}

test('draws a few first, then twice as many each time, and what is added later at once', async () => {
  const { container, rerender } = render(<List all={['a', 'b', 'c', 'd', 'e']} />)
  await waitFor(() => expect(container.textContent).toBe('a b c d e'))
  expect(drawn).toEqual([2, 4, 5])
  rerender(<List all={['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']} />)
  expect(container.textContent).toBe('a b c d e f g h i')
})
