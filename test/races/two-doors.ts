import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { newSeat } from '../contract/new-seat.ts'
import { organiser } from '../contract/organisers.ts'
import { atOnce, differs, hesitate, type Race } from './race.ts'

/** Every door scans the same ticket, and sends each scan twice. */
export const twoDoors: Race = {
  name: 'a ticket is let in by one door, and each other is told which',
  async run(demo, clients) {
    const seat = await newSeat(demo)
    const { token } = await organiser(demo, event, ['door.edit'])
    const answers = await atOnce(clients, index => {
      const at = new Date().toISOString()
      const scan_id = `${seat.id}-${Math.floor(index / 2)}`
      const scans = [{ scan_id, act: 'in' as const, code: seat.code, scanned_at: at }]
      return demo.call(endpoints.scanTickets, { door: `Door ${Math.floor(index / 2)}`, sent_at: at, scans }, { token })
    })
    const results = answers.flatMap(({ output }) => output?.results ?? [])
    const doors = new Set(results.filter(({ result }) => result === 'in').map(({ scan_id }) => scan_id))
    const told = results.filter(({ result, first }) => result === 'already_in' && first?.door)
    const { items } = (await demo.call(endpoints.doorScans, { after: '0' }, { token: await reader(demo) })).output
    return [
      ...differs('answers', results.length, clients),
      ...differs('scans that let in', doors.size, 1),
      ...differs('answers that name the first door', told.length, clients - 2),
      ...differs('entries of the ticket', items.filter(one => one.guest_ticket_id === seat.id).length, 1),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: hesitate('door_scans') },
}

const reader = async (demo: Parameters<Race['run']>[0]) => (await organiser(demo, event, ['door.viewlist'])).token
