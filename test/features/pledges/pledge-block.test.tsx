import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { consent } from '../../../src/store/consent.ts'
import { pledgeList } from '../../../widgets/pledge-list.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

const item = (id: string) => ({
  pledge_item_id: id,
  sequence: 1,
  state: 'open',
  pledged: 0,
  matched: 0,
  pledge_count: 0,
  number: 1,
  title: `Title ${id}`,
  summary: '',
  picture: null,
  target: null,
  levels: [{ level_id: 'l', amount: 100_00, does: 'a day' }],
  own_amountYN: 'yes',
  pay_laterYN: 'yes',
})
const money = { currency: 'GBP', currency_decimals: 2 }

async function show(attributes: Readonly<Record<string, string>> = {}) {
  const props = Object.entries(pledgeList.attributes).map(([name, { parse }]) => [
    name,
    parse(name === 'pledging' ? 'in-place' : (attributes[name] ?? null)),
  ])
  const shown = renderFeature(createElement(pledgeList.component, Object.fromEntries(props)), {
    prepare: server => {
      server.answer('GET /pledges', json({ ...money, items: [item('a'), item('b')] }))
      server.answer('GET /pledges/b', json({ ...item('b'), ...money, description: '', charities: [] }))
      server.answer('GET /pledges/b/given', json([]))
    },
  })
  await rest()
  return shown
}

const press = async (name: string, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at]
  if (!button) throw new Error(`There is no button ${name}.`)
  await acting(() => {
    button.focus()
    fireEvent.click(button)
  })
  await rest()
}

test('what is pledged in place has the focus, and going back returns it to the button that was pressed', async () => {
  await show()
  await press('Pledge', 1)
  expect(document.activeElement?.textContent).toBe('Title b')
  await press('Back to all pledges')
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Pledge' })[1])
})

test('going on to the payment in place keeps the focus in the block', async () => {
  await show()
  await press('Pledge', 1)
  await acting(() => fireEvent.click(screen.getByLabelText(/£100/)))
  await press('Pledge £100 and pay now')
  expect(screen.getByRole('button', { name: 'Change' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Title b')
})

test('what the page has said of consent before somebody pledges counts', async () => {
  const { site } = await show({ consent: 'granted' })
  await acting(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'denied' })))
  await press('Pledge', 1)
  await acting(() => fireEvent.click(screen.getByLabelText(/£100/)))
  await press('Pledge £100 and pay now')
  expect(consent(site).$state.get()).toBe('denied')
})
