import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Account } from '../../../src/features/account/account.tsx'
import type { AccountSection } from '../../../src/features/account/account-section.ts'
import { accountSections } from '../../../src/features/account/account-sections.ts'
import { auth } from '../../../src/store/auth.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const Part = ({ rest: id }: { rest: string }) => <p>Part {id}</p>

const sections: readonly AccountSection[] = Object.values(accountSections)
const tabs = () => [...screen.getByRole('navigation', { name: 'Your account' }).querySelectorAll('a')]

test('greets its owner, and shows every part in the menu and at a glance', async () => {
  const { text } = await showFor(<Account sections={sections} path="" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ada')
  expect(tabs().map(tab => tab.textContent)).toEqual([
    'Overview',
    'Details',
    'Address',
    'Communication',
    'Orders',
    'Donations',
    'Security',
    'Your data',
  ])
  expect(
    tabs()
      .filter(tab => tab.getAttribute('aria-current'))
      .map(tab => tab.textContent),
  ).toEqual(['Overview'])
  // The settings contain the charity's name.
  await rest()
  expect(text()).toContain('How Starling House may get in touch')
})

test('shows the part of the address, and marks it in the menu', async () => {
  await showFor(<Account sections={sections} path="details" />)
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(tabs().find(tab => tab.getAttribute('aria-current'))?.textContent).toBe('Details')
})

test('takes parts that a module brings, with what follows in the address', async () => {
  const brought = { key: 'bids', title: 'orders', icon: '', load: async () => ({ Section: Part }) } as const
  const { text } = await showFor(<Account sections={[...sections, brought]} path="bids/17" />)
  await rest()
  expect(text()).toContain('Part 17')
})

test('says that a part does not exist', async () => {
  const { text } = await showFor(<Account sections={sections} path="bids" />)
  expect(text()).toContain('There is no such part of your account.')
})

test('logs out', async () => {
  const { site } = await showFor(<Account sections={sections} path="" />)
  await press('Log out')
  expect(auth(site).$state.get().isAuthenticated).toBe(false)
})
