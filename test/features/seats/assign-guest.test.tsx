import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AssignGuest } from '../../../src/features/seats/assign/assign-guest.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const show = (storage?: Storage) =>
  showFor(
    <AssignGuest orderId={undefined} link="" />,
    server => server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] })),
    'en-GB',
    storage,
  ).then(rest)

test('whoever has no seats is shown the ways to theirs', async () => {
  await show()
  screen.getByText('There are no seats to assign')
  expect(links()).toEqual(['See the tickets'])
  cleanup()
  await show(memoryStorage())
  expect(links()).toEqual(['Sign in', 'See the tickets'])
})
