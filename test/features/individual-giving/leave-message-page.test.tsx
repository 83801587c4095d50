import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LeaveMessage } from '../../../src/features/individual-giving/message/leave-message.tsx'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

test('an address that names no fundraiser leads to all of them', async () => {
  const { server } = await showFor(<LeaveMessage id={null} />)
  await rest()
  expect(screen.getByRole('heading').textContent).toBe('This page is not here')
  expect(screen.getByRole('link').getAttribute('href')).toContain('/individual-giving')
  expect(server.requestsTo('GET /individual-giving/fundraisers/')).toEqual([])
})
