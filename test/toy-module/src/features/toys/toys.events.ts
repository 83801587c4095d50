import type { Events } from '../../lib/events.ts'

export const toyEvents = {
  'toy-clapped': { description: 'Somebody has clapped for a toy.', detail: { id: 'string', claps: 'number' } },
} as const satisfies Events
