import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FirstCards } from '../../src/ui/first-cards.tsx'

afterEach(cleanup)

/** Placeholders on the page when each card came. */
const beside = new Map<string, number>()

function Card({ id }: Readonly<{ id: string }>) {
  useLayoutEffect(() => {
    beside.set(id, document.querySelectorAll('.card-skeleton').length)
  }, [id])
  return <li>{id}</li>
}

test('draws a row of cards beside placeholders of the others, and then those in their place', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const { container } = render(
    <FirstCards keys={keys} body={100}>
      {id => <Card key={id} id={id} />}
    </FirstCards>,
  )
  await vi.waitFor(() => expect(container.textContent).toBe('abcdef'))
  expect([...beside]).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 2],
    ['d', 2],
    ['e', 0],
    ['f', 0],
  ])
})
