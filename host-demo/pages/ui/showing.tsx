import { useState } from 'react'
import { countdownMessages } from '../../../src/lib/countdown.messages.ts'
import { fill, type MessageValues } from '../../../src/lib/messages.ts'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { BackLink } from '../../../src/ui/back-link.tsx'
import { Badge } from '../../../src/ui/badge.tsx'
import { Breadcrumbs } from '../../../src/ui/breadcrumbs.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { Card } from '../../../src/ui/card.tsx'
import { CardGrid } from '../../../src/ui/card-grid.tsx'
import { Countdown } from '../../../src/ui/countdown.tsx'
import { DataTable } from '../../../src/ui/data-table.tsx'
import { DefinitionList } from '../../../src/ui/definition-list.tsx'
import { EmptyState } from '../../../src/ui/empty-state.tsx'
import * as icons from '../../../src/ui/icons.ts'
import { TileGrid } from '../../../src/ui/page.tsx'
import { PictureCard } from '../../../src/ui/picture-card.tsx'
import { SponsorStrip } from '../../../src/ui/sponsor-strip.tsx'
import { Tabs } from '../../../src/ui/tabs.tsx'
import { Tile } from '../../../src/ui/tile.tsx'
import { Specimen } from './specimen.tsx'

const now = () => Date.now()
const say = (key: keyof typeof countdownMessages, values: MessageValues = {}) =>
  fill(countdownMessages[key], values, 'en-GB')

const tabs = ['Details', 'Address', 'Choices', 'Cards', 'Orders', 'Donations', 'Bids', 'Tickets', 'Vouchers']
const tiles = [
  ['Auction', 'Forty lots and a balloon ride', icons.gavelIcon],
  ['Prize draw', 'One ticket, six prizes', icons.ticketIcon],
  ['Donate', 'Every pound pays for care at home', icons.heartIcon],
  ['Leaderboard', 'Who leads tonight', icons.trophyIcon],
  ['Polls', undefined, icons.pollIcon],
  ['Your account', undefined, icons.userIcon],
] as const
const lots = [
  ['lot-hot-air-balloon', 'A balloon flight for two', '£420', 'success', 'You lead'],
  ['lot-signed-guitar', 'A guitar signed by the band', '£1,150', 'error', 'Outbid'],
  ['lot-stargazing', 'A night at the observatory', '£260', 'neutral', 'Closes 10 pm'],
] as const
const orders = [
  { id: 'K7PQ', what: 'Donation', day: '21 November 2026', amount: '£50.00', state: 'Paid' },
  { id: 'M2XA', what: 'Two tickets, the Comet table', day: '4 October 2026', amount: '£240.00', state: 'Paid' },
  { id: 'T9DW', what: 'Five entries in the prize draw', day: '3 October 2026', amount: '£25.00', state: 'Refunded' },
]

/** Navigation, cards, tables and clocks. */
export function Showing() {
  const [begun] = useState(now)
  return (
    <>
      <Specimen title="Ways about">
        <BackLink href="#lots">All lots</BackLink>
        <Breadcrumbs
          label="You are here"
          above={[
            { href: '#home', title: 'Moonlight Ball' },
            { href: '#auction', title: 'Auction' },
          ]}
          title="A night at the observatory"
        />
        <Tabs
          label="Your account"
          items={tabs.map((title, index) => ({
            href: `#${title}`,
            title,
            current: index === 4,
            ...(index === 4 && { count: 3 }),
          }))}
        />
        <TileGrid>
          {tiles.map(([title, text, icon]) => (
            <li key={title}>
              <Tile href={`#${title}`} title={title} text={text} icon={icon} />
            </li>
          ))}
        </TileGrid>
      </Specimen>
      <Specimen title="Cards">
        <CardGrid>
          {lots.map(([art, title, price, kind, state]) => (
            <li key={art}>
              <PictureCard
                href={`#${art}`}
                title={title}
                level={3}
                picture={{ src: `../art/moonlight-ball/${art}.svg`, alt: '' }}
                state={<Badge kind={kind}>{state}</Badge>}
                foot={<strong>{price}</strong>}
              >
                <p>Given by a friend of the house</p>
              </PictureCard>
            </li>
          ))}
        </CardGrid>
        <div className="columns">
          <Card title="Your details" level={3} aside={<a href="#change">Change</a>}>
            <DefinitionList
              items={[
                { term: 'Name', detail: 'Amara Okafor', action: <a href="#name">Change name</a> },
                { term: 'Email', detail: 'amara@example.com', action: <a href="#email">Change email</a> },
                { term: 'Mobile', detail: '+44 7700 900123' },
              ]}
            />
          </Card>
          <EmptyState
            icon={icons.gavelIcon}
            title="No bids yet"
            level={3}
            action={<Button variant="primary">See the lots</Button>}
          >
            <p>What you bid for tonight stands here, with who leads.</p>
          </EmptyState>
        </div>
        <div className="row">
          <Badge>Closed</Badge>
          <Badge kind="brand">Live now</Badge>
          <Badge kind="info">Sealed bids</Badge>
          <Badge kind="success">You lead</Badge>
          <Badge kind="warning">Ends soon</Badge>
          <Badge kind="error">Outbid</Badge>
          <Avatar name="Amara Okafor" />
          <Avatar name="Priya" size={64} src="../art/riverside-10k/avatar-priya.svg" />
          <Avatar name="Callum" size={32} />
        </div>
      </Specimen>
      <Specimen title="Tables">
        <DataTable
          caption="Your orders"
          rows={orders}
          keyOf={order => order.id}
          columns={[
            { title: 'What', show: order => order.what },
            { title: 'Day', show: order => order.day },
            { title: 'State', show: order => <Badge>{order.state}</Badge> },
            { title: 'Amount', show: order => order.amount, numeric: true },
          ]}
        />
      </Specimen>
      <Specimen title="Clocks and sponsors">
        <div className="columns">
          <Countdown label="Doors open in" moment="on 24 November" until={begun + 270_000_000} now={now} say={say} />
          <Countdown label="Bidding ends in" moment="at 10 pm" until={begun + 3_725_000} now={now} say={say} />
        </div>
        <SponsorStrip
          title="With thanks to"
          sponsors={[
            { name: 'Starling House', logo: '../art/moonlight-ball/charity-logo.svg', href: '#starling' },
            { name: 'Three Rivers', logo: '../art/riverside-10k/charity-logo.svg' },
            { name: 'Hartwell & Daughters' },
          ]}
        />
      </Specimen>
    </>
  )
}
