import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const message = (id: string) => ({
  message_id: id,
  at: '2026-11-20T10:00:00.000Z',
  name: 'Ada',
  message: `Run, ${id}!`,
  state: 'waiting',
  fundraiser_id: id,
  fundraiser_name: id,
  with_giftYN: 'no',
})
const page = (...items: object[]) => json({ items, total: items.length })

/** Uses the keyboard: the button has the focus when it is pressed. */
async function letThrough(words: string) {
  const row = screen.getByText(words).closest('tr')
  const button = [...(row?.querySelectorAll('button') ?? [])][0] as HTMLElement
  await acting(() => {
    button.focus()
    fireEvent.click(button)
  })
  await rest()
}

test('the focus goes to the row that takes the place of one that goes, and from the last one to the heading', async () => {
  await showFor(<Desk path="people" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    const [ida, mei, priya] = [message('Ida'), message('Mei'), message('Priya')]
    server.answer('GET /admin/individual-giving/messages', page(ida, mei, priya), page(ida, priya), page(ida), page())
    for (const id of ['Ida', 'Mei', 'Priya']) {
      server.answer(`PUT /admin/individual-giving/messages/${id}`, json({}))
    }
  })
  await rest()
  await letThrough('Run, Mei!')
  await expect.poll(() => document.activeElement?.textContent).toContain('Run, Priya!')
  await letThrough('Run, Priya!')
  await expect.poll(() => document.activeElement?.textContent).toContain('Run, Ida!')
  await letThrough('Run, Ida!')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Fundraisers' }))
})
