import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useStable } from '../../src/hooks/use-stable.ts'

afterEach(cleanup)

function Kept({ answer, person }: Readonly<{ answer: string; person: string }>) {
  const made = useStable(() => `${person}: ${answer}`, [person])
  return <p>{made}</p>
}

test('keeps the first value until a key changes', () => {
  const { container, rerender } = render(<Kept answer="old" person="Ada" />)
  rerender(<Kept answer="new" person="Ada" />)
  expect(container.textContent).toBe('Ada: old')
  rerender(<Kept answer="new" person="Bea" />)
  expect(container.textContent).toBe('Bea: new')
})
