import { atom, computed, onMount } from 'nanostores'
import { type DoorGuest, doorGuests, doorScans, scanTickets } from '../../../api/door.ts'
import type { Failure } from '../../../api/errors.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { sha256 } from '../../../lib/prize-draw.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { doorCounts } from './door-counts.store.ts'
import {
  type Answer,
  type Asked,
  afterAnswer,
  afterScan,
  afterScans,
  answerFrom,
  codeIn,
  confirmed,
  type Guests,
  isUnsettled,
  lastAnswers,
  noTicket,
  type Queued,
  refusedIn,
  type Settled,
  scanOf,
} from './door-rules.ts'
import { keptList } from './kept-list.ts'

/** Milliseconds between two attempts to send what is queued, and between two reads of other doors' scans. */
const retryTime = 5000
/** Milliseconds after which the list is read again, since somebody may have bought or assigned a ticket. */
const listTime = 5 * 60_000
/** Settled answers that the device remembers. */
const mostAnswers = 20
/** The most scans that the server takes in one call. */
const batch = 200

/** The door: the list on this device, the queue of scans that are not sent yet, and the last answers. */
export const doorDesk = defineUserSlice('desk-door', site => {
  const call = userCall(site)
  const list = keptList(site)
  const before = list.read()
  const $guests = atom<Guests>(mapOf(before?.guests ?? []))
  const $queue = atom<readonly Queued[]>(before?.queue ?? [])
  const $door = atom(before?.door ?? '')
  const $readAt = atom(before?.readAt ?? 0)
  const $answers = atom<readonly Answer[]>(before?.answers ?? [])
  const $problem = atom<Failure | undefined>()
  let cursor = before?.cursor ?? 0
  let hashes = new Map<string, string>()
  let sending: Promise<void> | undefined
  let reading: Promise<void> | undefined
  /** Scans that this device has refused. The server may know better now, but later nobody stands at the door. */
  const refusedHere = new Set<string>()

  const counts = doorCounts(site, $answers, before?.counts)

  const keep = () =>
    list.write({
      guests: [...$guests.get().values()],
      counts: counts.$known.get(),
      cursor,
      queue: $queue.get().filter(isKept),
      answers: $answers.get().filter(isUnsettled).filter(isKept),
      door: $door.get(),
      readAt: $readAt.get(),
    })

  const isKept = ({ scan_id }: { scan_id: string }) => !refusedHere.has(scan_id)

  /** Reads the whole list again. Scans that are still queued are applied on top of it. */
  async function readList(): Promise<void> {
    const items: DoorGuest[] = []
    let after: string | undefined
    let first: number | undefined
    do {
      const page = await call(doorGuests, after ? { after } : {})
      items.push(...page.items)
      first ??= page.sequence
      after = page.next
    } while (after)
    hashes = new Map(items.map(({ code_hash, guest_ticket_id }) => [code_hash, guest_ticket_id]))
    let queue: readonly Queued[]
    let guests: Guests
    do {
      // An exchange that is running would go on from where the earlier list was.
      while (sending) await sending
      queue = $queue.get()
      guests = await withQueue(mapOf(items))
    } while (sending || queue !== $queue.get())
    cursor = first
    $guests.set(guests)
    $readAt.set(Date.now())
    keep()
  }

  /** Reads what other doors have done since the last read. */
  async function follow(): Promise<void> {
    for (;;) {
      const { items } = await call(doorScans, { after: String(cursor) })
      if (!items.length) return
      $guests.set(afterScans($guests.get(), items))
      cursor = items.at(-1)?.sequence ?? cursor
      keep()
    }
  }

  async function sendQueue(): Promise<void> {
    while ($queue.get().length) {
      const scans = $queue.get().slice(0, batch)
      const door = $door.get().trim() || 'Door'
      const sent = await call(scanTickets, { door, sent_at: new Date().toISOString(), scans }).catch(problem => {
        const refused = refusedIn(failureIn(problem), scans)
        if (!refused.length) throw problem
        settle(refused.map(({ scan_id }) => ({ scan_id, result: 'not_found' })))
      })
      if (!sent) continue
      counts.accept(sent.counts)
      settle(sent.results)
    }
  }

  /** Takes scans that need not be sent again out of the queue, with their answers. */
  function settle(settled: readonly Settled[]): void {
    const results = new Map(settled.map(one => [one.scan_id, one]))
    $queue.set($queue.get().filter(({ scan_id }) => !results.has(scan_id)))
    $answers.set(
      $answers.get().map(answer => {
        const result = results.get(answer.scan_id)
        if (!result) return answer
        $guests.set(afterAnswer($guests.get(), answer, result))
        return confirmed(answer, result)
      }),
    )
    keep()
  }

  /** Sends and reads, one call at a time. What can't be sent stays queued. */
  async function exchange(): Promise<void> {
    sending ??= sendQueue()
      .then(follow)
      .then(() => $problem.set(undefined))
      .catch(failed)
      .finally(() => {
        sending = undefined
      })
    await sending
  }

  function failed(problem: unknown): void {
    const failure = failureIn(problem)
    if (!failure) throw problem
    $problem.set(failure)
  }

  function refreshList(): Promise<void> {
    reading ??= readList()
      // What has happened since the list's first page was read.
      .then(exchange, failed)
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function guestOf(guests: Guests, { code, guest_ticket_id: id }: Pick<Queued, 'code' | 'guest_ticket_id'>) {
    if (id) return guests.get(id)
    const read = codeIn(code ?? '')
    if (!read) return undefined
    if (!hashes.size) for (const one of guests.values()) hashes.set(one.code_hash, one.guest_ticket_id)
    return guests.get(hashes.get((await sha256(read)).slice(0, 24)) ?? '')
  }

  /** The server's list with the scans that it does not know yet. */
  async function withQueue(read: Guests): Promise<Guests> {
    let guests = read
    for (const scan of $queue.get().filter(isKept)) {
      guests = afterScan(guests, answerFrom(await guestOf(guests, scan), scan), $door.get())
    }
    return guests
  }

  /** Answers at once from the list, and sends the scan as soon as there is a network. */
  async function scan(asked: Asked): Promise<void> {
    const about = { scan_id: randomKey(), scanned_at: new Date().toISOString() }
    const which = scanOf(asked)
    if (!which) {
      $answers.set(lastAnswers([noTicket(about), ...$answers.get()], mostAnswers))
      return
    }
    const queued: Queued = { ...about, ...which }
    const answer = answerFrom(await guestOf($guests.get(), queued), queued)
    if (answer.result !== 'in' && answer.result !== 'out') refusedHere.add(queued.scan_id)
    $queue.set([...$queue.get(), queued])
    $answers.set(lastAnswers([answer, ...$answers.get()], mostAnswers))
    $guests.set(afterScan($guests.get(), answer, $door.get()))
    keep()
    await exchange()
    // A scan that was queued while an earlier exchange was running.
    if ($queue.get().length && !$problem.get()) await exchange()
    if (refusedHere.delete(queued.scan_id) && $queue.get().includes(queued)) settle([answer])
  }

  onMount($answers, () => {
    void refreshList()
    const timer = setInterval(() => {
      if ($queue.get().length || $problem.get()) void exchange()
      if (Date.now() - $readAt.get() > listTime) void refreshList()
    }, retryTime)
    const onOnline = () => void exchange()
    const page = window
    page.addEventListener('online', onOnline)
    const stop = counts.$known.listen(known => {
      if (known && known.sequence > cursor) void exchange()
    })
    return () => {
      clearInterval(timer)
      page.removeEventListener('online', onOnline)
      stop()
    }
  })

  return {
    $counts: counts.$counts,
    $guests,
    $queue,
    $door,
    $readAt,
    $answers,
    /** Why the device can't reach the server, if it can't. */
    $problem,
    /** Guests whom this door let in without network, though the server would not have. */
    $overruled: computed($answers, answers => answers.filter(({ isOverruled }) => isOverruled)),
    scan,
    /** Call when the door's staff have seen these. */
    closeOverruled(seen: readonly Answer[]): void {
      $answers.set($answers.get().map(answer => (seen.includes(answer) ? { ...answer, isOverruled: false } : answer)))
      keep()
    },
    refreshList,
    name(door: string): void {
      $door.set(door.slice(0, 60))
      keep()
    },
  }
})

const mapOf = (guests: readonly DoorGuest[]) => new Map(guests.map(guest => [guest.guest_ticket_id, guest]))
