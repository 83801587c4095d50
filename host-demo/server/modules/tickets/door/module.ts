import { doorPush } from '../../../../../src/api/door.ts'
import type { Module } from '../../module.ts'
import { doorScans } from './checkins.ts'
import { door as readDoor } from './counts.ts'
import { doorGuests } from './door-guests.ts'
import { ticketsDoor } from './migrations/0032-tickets-door.ts'
import { scanTickets } from './scan-handler.ts'

/** Scanning tickets at the door, with permissions of its own, because helpers there need nothing else of the desk. */
export const door = {
  name: 'door',
  handlers: { door: readDoor, doorGuests, doorScans, scanTickets },
  permissions: ['viewlist', 'edit'],
  logs: { checkin: { viewNeeds: 'door.viewlist' } },
  migrations: { '0032-tickets-door': ticketsDoor },
  words: {},
  pushes: [doorPush],
} as const satisfies Module
