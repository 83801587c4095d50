import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LeaveMessage } from '../../../src/features/individual-giving/message/leave-message.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { send, type } from '../../support/visitor.tsx'

afterEach(cleanup)

test('an address that names no fundraiser leads to all of them', async () => {
  const { server } = await showFor(<LeaveMessage id={null} isOfGift={false} />)
  await rest()
  expect(screen.getByRole('heading').textContent).toBe('This page is not here')
  expect(screen.getByRole('link').getAttribute('href')).toContain('/individual-giving')
  expect(server.requestsTo('GET /individual-giving/fundraisers/')).toEqual([])
})

test('whoever has sent a message is told so where they are', async () => {
  const page = {
    ...{ fundraiser_id: 'priya', sequence: 1, raised: 0, gift_count: 0, shownYN: 'yes', name: 'Priya', picture: null },
    ...{ summary: '', goal: 0, ends_at: null, team_id: null, team_name: null, story: '', takes_giftsYN: 'yes' },
    ...{ updates: [], supporters: [], messages: [], currency: 'GBP', currency_decimals: 2 },
  }
  await showFor(<LeaveMessage id="priya" isOfGift={false} />, server => {
    server.answer('GET /individual-giving/fundraisers/priya', json(page))
    server.answer('POST /individual-giving/fundraisers/priya/messages', json({ message_id: '1' }))
  })
  await rest()
  await type('Your name', 'Ida')
  await type('Message', 'Go on!')
  await send()
  expect(document.activeElement?.textContent).toContain('Thank you. Your message is with the organiser.')
})
