import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Badge } from '../../src/ui/badge.tsx'
import { Card } from '../../src/ui/card.tsx'
import { CardGrid } from '../../src/ui/card-grid.tsx'
import { DataTable } from '../../src/ui/data-table.tsx'
import { DefinitionList } from '../../src/ui/definition-list.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { Page, Split, TileGrid } from '../../src/ui/page.tsx'
import { PictureCard } from '../../src/ui/picture-card.tsx'
import { SponsorStrip } from '../../src/ui/sponsor-strip.tsx'

afterEach(cleanup)

test('a page has one h1 that can take focus, and lists its cards', () => {
  render(
    <Page title="Auction" lead="Forty lots">
      <Split aside={<p>Basket</p>}>
        <CardGrid>
          <li>A guitar</li>
        </CardGrid>
        <TileGrid>
          <li>Polls</li>
        </TileGrid>
      </Split>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['A guitar', 'Polls'])
})

test('a picture card is one link with the words of its title, and shows its state', () => {
  render(
    <PictureCard
      href="/auction/items/3"
      title="A guitar"
      picture={{ src: 'guitar.svg', alt: 'A guitar in the limelight' }}
      state={<Badge kind="error">Outbid</Badge>}
      foot="£120"
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'A guitar' }).getAttribute('href')).toBe('/auction/items/3')
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'A guitar in the limelight' }).getAttribute('loading')).toBe(
    'lazy',
  )
  expect(within(screen.getByRole('article')).getByText('Outbid')).toBeDefined()
})

test('cards and empty states have headings of the requested level', () => {
  render(
    <>
      <Card title="Your details">Amara</Card>
      <EmptyState icon="M0 0" title="No bids yet" level={3} />
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Your details' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'No bids yet' })).toBeDefined()
})

test('a definition list pairs terms with details and what changes them', () => {
  render(<DefinitionList items={[{ term: 'Name', detail: 'Amara', action: <a href="/change">Change name</a> }]} />)
  expect(screen.getByRole('term').textContent).toBe('Name')
  expect(screen.getAllByRole('definition').map(detail => detail.textContent)).toEqual(['Amara', 'Change name'])
})

test('a table keeps its roles in every layout, and names rows by their first column', () => {
  render(
    <DataTable
      caption="Your orders"
      rows={[{ id: 'K7', what: 'Donation', amount: '£50' }]}
      keyOf={row => row.id}
      columns={[
        { title: 'What', show: row => row.what },
        { title: 'Amount', show: row => row.amount, numeric: true },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Your orders' })
  expect(table.getAttribute('role')).toBe('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(['What', 'Amount'])
  expect(within(table).getByRole('rowheader').textContent).toBe('Donation')
  expect(within(table).getByRole('cell').getAttribute('data-title')).toBe('Amount')
})

test('an avatar without a picture, or with one that does not load, shows initials', () => {
  const { container, rerender } = render(<Avatar name="Amara van den Berg" />)
  expect(container.textContent).toBe('AB')
  rerender(<Avatar name="Priya" src="none.svg" />)
  const picture = container.querySelector('img')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('P')
})

test('sponsors are named by their logos or in words, and are left out where there are none', () => {
  const { container, rerender } = render(<SponsorStrip title="With thanks to" sponsors={[]} />)
  expect(container.textContent).toBe('')
  rerender(
    <SponsorStrip
      title="With thanks to"
      sponsors={[{ name: 'Starling House', logo: 'logo.svg', href: 'https://starling.example' }, { name: 'Hartwell' }]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Starling House' })).toBeDefined()
  expect(screen.getByText('Hartwell')).toBeDefined()
})
