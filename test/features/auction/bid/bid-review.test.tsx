import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LotPage } from '../../../../src/features/auction/lot/lot-page.tsx'
import { acting } from '../../../support/acting.ts'
import { held, json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { bidsCall, lotCall, placeCall, wireDetails, wireOwn } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const press = (name: string | RegExp) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))

test('a press before one’s own bids are read says that they are higher, not that the room has bid', async () => {
  const own = held(json(wireOwn({ own_maximum: 200_00 })))
  const { server, text } = await showFor(<LotPage id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails({ sequence: 3, next_bid: 140_00, leader_marks: ['mark-102'] })))
    server.answer(bidsCall, own.answer)
  })
  await vi.waitFor(() => press('Bid £140'))
  expect(screen.getByRole('dialog').textContent).toContain('Place bid of £140')
  own.release()
  await vi.waitFor(() => expect(text()).toContain('You have already bid up to £200. To raise it, bid £220 or more.'))
  expect(text()).not.toContain('The bid has risen')
  await press(/^Place bid of/)
  expect(server.requestsTo(placeCall)).toEqual([])
})
