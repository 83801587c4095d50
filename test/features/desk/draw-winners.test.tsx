import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminDrawForm } from '../../../src/api/admin-draws.ts'
import { DrawWinners } from '../../../src/features/desk/draws/draw-winners.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

const winner = { name: 'Ada', email: 'ada@donors.example', name_shownYN: false, refundedYN: false, mailedYN: true }
const refunded = { ...winner, number: 7, refundedYN: true, mailedYN: false }

function show(...winners: readonly object[]): void {
  const prizes = winners.map((winner, index) => ({ title: `Prize ${index}`, winner }))
  const draw = { draw_id: 'tombola', prizes, happenings: [] } as unknown as AdminDrawForm
  const everything = ['*'] as const
  renderFeature(<DrawWinners draw={draw} permissions={everything} onChanged={vi.fn()} />)
}

test('nobody is to be written to whose money was given back, and their prize is to be drawn again', () => {
  show({ ...winner, number: 3 }, refunded)
  expect(screen.queryByRole('button', { name: 'Write to the winners' })).toBeNull()
  screen.getByText('Every winner has had a mail.')
  expect(screen.getAllByText(/^The money for this number was given back/)).toHaveLength(1)
})

test('where every winner’s money was given back, there is nobody to write to', () => {
  show(refunded)
  expect(screen.queryByRole('button', { name: 'Write to the winners' })).toBeNull()
  expect(screen.queryByText('Every winner has had a mail.')).toBeNull()
})

test('before a prize is drawn again, it says whose winner’s mail is out already', async () => {
  show({ ...winner, number: 3 }, { ...winner, number: 4, name: 'Grace', mailedYN: false })
  await press('Draw again: prize 2')
  expect(screen.queryByText(/has had a mail about winning it/)).toBeNull()
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Not now' }).at(-1) as HTMLElement))
  await press('Draw again: prize 1')
  screen.getByText(/^Ada has had a mail about winning it/)
})
