import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BackLink } from '../../src/ui/back-link.tsx'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { Tabs } from '../../src/ui/tabs.tsx'
import { Tile } from '../../src/ui/tile.tsx'

afterEach(cleanup)

test('tabs are links in a named navigation, one of them the current page', () => {
  render(
    <Tabs
      label="Your account"
      items={[
        { href: '/account/details', title: 'Details' },
        { href: '/account/orders', title: 'Orders', current: true, count: 3 },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Your account' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Details' }).hasAttribute('aria-current')).toBe(false)
  const current = screen.getByRole('link', { name: /^Orders/ })
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.textContent).toContain('3')
})

test('breadcrumbs lead upwards and end with the page itself, which is no link', () => {
  render(<Breadcrumbs label="You are here" above={[{ href: '/auction', title: 'Auction' }]} title="A guitar" />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/auction'])
  expect(screen.getByText('A guitar').getAttribute('aria-current')).toBe('page')
})

test('a link back and a tile are links with words', () => {
  render(
    <>
      <BackLink href="/auction">All lots</BackLink>
      <Tile href="/prize-draw" title="Prize draw" text="Six prizes" icon="M0 0" />
    </>,
  )
  expect(screen.getByRole('link', { name: 'All lots' }).getAttribute('href')).toBe('/auction')
  expect(screen.getByRole('link', { name: /Prize draw.*Six prizes/ }).getAttribute('href')).toBe('/prize-draw')
})
