import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(close)

const onDevice = 'fayre.token https://give.example gala'
const rules = {
  revision: 'r1',
  ...{ increments: null, standard_increments: [{ from: 0, step: 100 }], card_requiredYN: 'no' },
  ...{ charge_after_minutes: null, outbid_mail_minutes: 15, lost_mailsYN: 'no' },
}
const categories = [{ category_id: 'c1', title: 'Travel', items: 3 }]
const charities = [{ charity_id: 'bees', name: 'Bees', summary: '', charity_number: null }]
const stored = { rules, categories, charities }

function close(): void {
  cleanup()
  document.body.replaceChildren()
}

async function open(path: string, storage: Storage, now: typeof stored, as = user) {
  const shown = await showFor(
    <Desk path={path} />,
    server => {
      server.answer('GET /users/profile', json({ user: as }))
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/auction/rules', json(now.rules))
      server.answer('GET /admin/auction/categories', json(now.categories))
      server.answer('GET /admin/charities', json(now.charities))
      server.answer('GET /admin/individual-giving/messages', json({ items: [], total: 0 }))
      server.answer('GET /admin/individual-giving/offline-gifts', json({ items: [], total: 0 }))
    },
    'en-GB',
    storage,
  )
  await rest()
  return shown
}

/** The reloaded room, after somebody has typed, lost their session and signed in again. */
async function openAgain(path: string, edit: () => Promise<void>, now = stored, as = user) {
  const storage = memoryStorage({ [onDevice]: 'token-1' })
  const before = await open(path, storage, stored)
  await edit()
  await acting(() => before.site.$token.set(undefined))
  close()
  storage.setItem(onDevice, 'token-2')
  return open(path, storage, now, as)
}

/** The room in a reloaded page. */
async function reload(path: string, edit: () => Promise<void>) {
  const storage = memoryStorage({ [onDevice]: 'token-1' })
  const before = await open(path, storage, stored)
  await edit()
  close()
  const after = await open(path, storage, stored)
  return { before, after, storage }
}

const typedIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const rename = () => type('Category 1', 'Journeys')

test('a pasted list of guests outlives the session, and so does the wish to mail nobody', async () => {
  await openAgain('import', async () => {
    await type('Or paste the list', 'name,email')
    await acting(() => screen.getByLabelText('Mail everybody their personal link').click())
  })
  expect(typedIn('Or paste the list')).toBe('name,email')
  expect(screen.getByLabelText<HTMLInputElement>('Mail everybody their personal link').checked).toBe(false)
})

test('the rules outlive the session, beside what somebody else has changed', async () => {
  const now = { ...stored, rules: { ...rules, card_requiredYN: 'yes', revision: 'r2' } }
  await openAgain('rules', () => type(/^Minutes between two mails/, '44'), now)
  expect(typedIn(/^Minutes between two mails/)).toBe('15')
  expect(screen.getByLabelText<HTMLInputElement>('Only guests who have saved a card may bid').checked).toBe(true)
  await press('Back to what I typed')
  expect(typedIn(/^Minutes between two mails/)).toBe('44')
})

test('the categories and the charities outlive the session', async () => {
  await openAgain('lots/categories', async () => {
    await rename()
    await press('Add category')
    await type('Category 2', 'Food')
  })
  expect([typedIn('Category 1'), typedIn('Category 2')]).toEqual(['Journeys', 'Food'])
  close()
  await openAgain('pledge-items/charities', () => type('Name', 'Bees & Co'))
  expect(typedIn('Name')).toBe('Bees & Co')
})

test('a gift that came offline outlives the session', async () => {
  const toGifts = () => acting(() => fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'gifts' } }))
  await openAgain('people', async () => {
    await toGifts()
    await type('Amount', '12.50')
    await type(/^Who gave it/, 'The bakery')
  })
  await toGifts()
  expect([typedIn('Amount'), typedIn(/^Who gave it/)]).toEqual(['12.50', 'The bakery'])
})

test('a list is not brought back over a newer one, nor for somebody else', async () => {
  const newer = [...categories, { category_id: 'c2', title: 'Food', items: 1 }]
  await openAgain('lots/categories', rename, { ...stored, categories: newer })
  expect(typedIn('Category 1')).toBe('Travel')
  close()
  await openAgain('lots/categories', rename, stored, { ...user, user_id: 'somebody-else' })
  expect(typedIn('Category 1')).toBe('Travel')
})

test('what is typed outlives a reload until it is saved or discarded, and the page says so', async () => {
  const minutes = /^Minutes between two mails/
  const { after, storage } = await reload('rules', () => type(minutes, '44'))
  expect(typedIn(minutes)).toBe('44')
  expect(after.text()).toContain('You typed this before, and it is not saved yet.')
  await press('Discard it')
  expect(typedIn(minutes)).toBe('15')
  expect(after.text()).toContain('Discarded.')
  await type(minutes, '45')
  after.server.answer('PUT /admin/auction/rules', json({ ...rules, outbid_mail_minutes: 45 }))
  await acting(() => screen.getAllByRole('button', { name: 'Save' })[0]?.click())
  await rest()
  close()
  const again = await open('rules', storage, stored)
  expect(typedIn(minutes)).toBe('15')
  expect(again.text()).not.toContain('You typed this before')
})

test('a list comes back although the number of lots in it has changed', async () => {
  const now = { ...stored, categories: [{ category_id: 'c1', title: 'Travel', items: 9 }] }
  const { text } = await openAgain('lots/categories', rename, now)
  expect(typedIn('Category 1')).toBe('Journeys')
  expect(text()).toContain('9 lots')
  await type('Category 1', 'Travel')
  expect(text()).not.toContain('You typed this before')
})

test('a list outlives a reload, and can be discarded', async () => {
  const { after } = await reload('lots/categories', rename)
  expect(typedIn('Category 1')).toBe('Journeys')
  expect(after.text()).toContain('You typed this before')
  await press('Discard it')
  expect(typedIn('Category 1')).toBe('Travel')
})
