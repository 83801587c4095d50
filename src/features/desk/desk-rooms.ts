import type { DeskGroup, DeskRoom } from './desk-room.ts'

const inGroup = (group: DeskGroup, rooms: readonly DeskRoom[]) => rooms.map(room => ({ ...room, group }))

export const deskRooms: readonly DeskRoom[] = [
  ...inGroup('auctionGroup', [
    { key: 'lots', title: 'lots', needs: 'auction.viewlist', load: () => import('./lots/lots-room.tsx') },
    { key: 'floor', title: 'floor', needs: 'auction.edit', load: () => import('./floor/floor-room.tsx') },
    { key: 'wins', title: 'wins', needs: 'auction.viewlist', load: () => import('./wins/wins-room.tsx') },
    { key: 'rules', title: 'rules', needs: 'auction.edit', load: () => import('./rules/rules-room.tsx') },
    {
      key: 'donated-items',
      title: 'donatedItems',
      needs: 'donated-items.viewlist',
      load: () => import('./donated-items/donated-items-room.tsx'),
    },
  ]),
  ...inGroup('ticketsGroup', [
    { key: 'tickets', title: 'tickets', needs: 'tickets.viewlist', load: () => import('./tickets/tickets-room.tsx') },
    { key: 'agendas', title: 'agendas', needs: 'tickets.viewlist', load: () => import('./agendas/agendas-room.tsx') },
    { key: 'guests', title: 'guests', needs: 'tickets.viewlist', load: () => import('./guests/guests-room.tsx') },
    { key: 'import', title: 'import', needs: 'tickets.add', load: () => import('./import/import-room.tsx') },
    { key: 'door', title: 'door', needs: 'door.edit', load: () => import('./door/door-room.tsx') },
  ]),
  ...inGroup('givingGroup', [
    {
      key: 'pledge-items',
      title: 'pledgeItems',
      needs: 'pledges.viewlist',
      load: () => import('./pledges/items-room.tsx'),
    },
    { key: 'pledges', title: 'pledges', needs: 'pledges.viewlist', load: () => import('./pledges/pledges-room.tsx') },
    { key: 'draws', title: 'draws', needs: 'draws.viewlist', load: () => import('./draws/draws-room.tsx') },
    {
      key: 'people',
      title: 'people',
      needs: 'individual-giving.viewlist',
      load: () => import('./people/people-room.tsx'),
    },
  ]),
  ...inGroup('questionsGroup', [
    { key: 'polls', title: 'polls', needs: 'polls.viewlist', load: () => import('./polls/polls-room.tsx') },
    { key: 'surveys', title: 'surveys', needs: 'surveys.viewlist', load: () => import('./surveys/surveys-room.tsx') },
  ]),
  {
    key: 'vouchers',
    title: 'vouchers',
    needs: 'vouchers.viewlist',
    load: () => import('./vouchers/vouchers-room.tsx'),
  },
  {
    key: 'payments',
    title: 'payments',
    needs: 'payments.viewlist',
    load: () => import('./payments/payments-room.tsx'),
  },
  { key: 'log', title: 'log', needs: 'desk.viewlist', load: () => import('./log/log-room.tsx') },
]
