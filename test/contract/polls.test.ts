import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { pollVotesPush } from '../../src/api/admin-polls.ts'
import { deskChannel, eventChannel } from '../../src/api/channels.ts'
import { headers } from '../../src/api/headers.ts'
import type { ResultRule } from '../../src/api/poll-kinds.ts'
import { pollDataPush } from '../../src/api/polls.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { plainErasure, somebody } from './people.ts'
import { makePoll, pollInput, voteIn } from './polls.ts'

describe.each(databasesFor(import.meta.url))('polls on $name', database => {
  let demo: DemoServer
  let token = ''
  const pushed: Push[] = []
  beforeAll(async () => {
    demo = await startDemo(database, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const make = (extra?: Parameters<typeof makePoll>[2]) => makePoll(demo, token, extra)
  const read = async (poll_id: string, from: { token?: string } = {}) =>
    (await demo.call(endpoints.onePoll, { poll_id }, { event, ...from })).output
  const atDesk = async (poll_id: string) => (await demo.call(endpoints.adminPoll, { poll_id }, { token })).output
  const votesOf = async (poll_id: string) => (await atDesk(poll_id)).result
  const close = (poll_id: string) => demo.call(endpoints.closePoll, { poll_id }, { token })

  test('counts one vote for each account, and a changed one in place of the earlier one', async () => {
    const { poll_id, ids } = await make()
    const [ada, bea] = [await somebody(demo), await somebody(demo)]
    const first = await voteIn(demo, { poll_id }, [ids[0]], ada)
    expect(first.output).toMatchObject({ voted_for: [ids[0]], result: { voters: 1 } })
    await voteIn(demo, { poll_id }, [ids[0]], bea)
    await voteIn(demo, { poll_id }, [ids[1]], ada)
    // As if the answer had been lost.
    await voteIn(demo, { poll_id }, [ids[1]], ada)
    expect(await votesOf(poll_id)).toEqual({
      voters: 2,
      options: [
        { option_id: ids[0], votes: 1 },
        { option_id: ids[1], votes: 1 },
        { option_id: ids[2], votes: 0 },
      ],
    })
    expect((await read(poll_id, ada)).voted_for).toEqual([ids[1]])
    const stranger = await voteIn(demo, { poll_id }, [ids[0]])
    expect([stranger.status, stranger.error.error]).toEqual([401, 'invalid_token'])
    const { items } = (await demo.call(endpoints.polls, {}, ada)).output
    expect(items.find(one => one.poll_id === poll_id)).toMatchObject({ state: 'open', votedYN: true })
  })

  test('counts votes that one person makes at the same moment once', async () => {
    const { poll_id, ids } = await make()
    const ada = await somebody(demo)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => voteIn(demo, { poll_id }, [ids[at % 3] ?? ''], ada)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const { voters, options } = await votesOf(poll_id)
    expect([voters, options.reduce((sum, { votes }) => sum + votes, 0)]).toEqual([1, 1])
  })

  test('takes several answers up to the most, and only its own', async () => {
    const { poll_id, ids } = await make({ choices_max: 2 })
    const ada = await somebody(demo)
    expect((await voteIn(demo, { poll_id }, [ids[2], ids[0], ids[2]], ada)).output.voted_for).toEqual([ids[0], ids[2]])
    const wrong = [ids, ['opt_other'], []].map(async chosen => {
      const { status, error } = await voteIn(demo, { poll_id }, chosen, ada)
      return [status, Object.keys(error.fields ?? {})]
    })
    expect(await Promise.all(wrong)).toEqual(Array(3).fill([400, ['option_ids']]))
    expect((await votesOf(poll_id)).options.map(({ votes }) => votes)).toEqual([1, 0, 1])
  })

  test('counts devices in a public poll, with and without cookies', async () => {
    const { poll_id, ids } = await make({ publicYN: 'yes' })
    const vote_key = randomUUID()
    await voteIn(demo, { poll_id, vote_key }, [ids[0]])
    await voteIn(demo, { poll_id, vote_key }, [ids[1]])
    expect((await votesOf(poll_id)).voters).toBe(1)
    const address = `${demo.url}/api/v1/polls/${poll_id}`
    const named = { [headers.eventId]: event }
    const seen = await fetch(address, { headers: named })
    const cookie = seen.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^fayre_device=/)
    const withCookie = { ...named, cookie, 'content-type': 'application/json' }
    for (const option of [ids[0], ids[2]]) {
      const body = JSON.stringify({ option_ids: [option], vote_key: randomUUID() })
      expect((await fetch(`${address}/vote`, { method: 'POST', headers: withCookie, body })).status).toBe(200)
    }
    expect(await (await fetch(address, { headers: withCookie })).json()).toMatchObject({ voted_for: [ids[2]] })
    expect(await votesOf(poll_id)).toMatchObject({ voters: 2, options: [{ votes: 0 }, { votes: 1 }, { votes: 1 }] })
  })

  test('refuses votes after the close in words, but not the vote whose answer was lost', async () => {
    const { poll_id, ids } = await make()
    const [ada, bea] = [await somebody(demo), await somebody(demo)]
    await voteIn(demo, { poll_id }, [ids[0]], ada)
    await close(poll_id)
    expect((await voteIn(demo, { poll_id }, [ids[0]], ada)).status).toBe(200)
    const late = [await voteIn(demo, { poll_id }, [ids[1]], ada), await voteIn(demo, { poll_id }, [ids[1]], bea)]
    expect(late.map(({ status, error }) => [status, error.error])).toEqual(Array(2).fill([409, 'poll_closed']))
    expect(late.map(({ error }) => error.error_description)).toEqual([
      'This poll has closed. Your earlier vote counts as it was.',
      'This poll has closed, so your vote was not counted.',
    ])
    expect((await votesOf(poll_id)).options.map(({ votes }) => votes)).toEqual([1, 0, 0])
    await demo.call(endpoints.openPoll, { poll_id }, { token })
    expect((await voteIn(demo, { poll_id }, [ids[1]], bea)).status).toBe(200)
  })

  test('closes at its time, by the clock at once and for open pages by a job', async () => {
    const { poll_id, ids } = await make()
    const { db, jobs } = demo.context
    const past = new Date(Date.now() - 1000)
    const end = (id: string) => db.updateTable('polls').set({ closes_at: past }).where('id', '=', id).execute()
    await end(poll_id)
    expect((await read(poll_id)).state).toBe('closed')
    expect((await voteIn(demo, { poll_id }, [ids[0]], await somebody(demo))).error.error).toBe('poll_closed')
    expect((await demo.call(endpoints.openPoll, { poll_id }, { token })).error.error).toBe('poll_not_possible')
    const soon = await make({ closes_at: new Date(Date.now() + 3_600_000).toISOString() })
    const told = () =>
      pushed.filter(({ data }) => Object(data).poll_id === soon.poll_id && Object(data).state === 'closed')
    await end(soon.poll_id)
    await db.updateTable('jobs').set({ run_at: past, due_at: past }).where('key', '=', soon.poll_id).execute()
    jobs.wake()
    await vi.waitFor(() => expect(told().map(({ event }) => event)).toContain(pollDataPush.event))
    expect((await atDesk(soon.poll_id)).state).toBe('closed')
  })

  test('votes and the close at the same moment: what is counted was accepted, and nothing else', async () => {
    const { poll_id, ids } = await make({ publicYN: 'yes' })
    const votes = Array.from({ length: 12 }, () => voteIn(demo, { poll_id }, [ids[0]]))
    const [, ...answers] = await Promise.all([close(poll_id), ...votes])
    const accepted = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status, error }) => status === 200 || error.error === 'poll_closed')).toBe(true)
    expect((await votesOf(poll_id)).voters).toBe(accepted.length)
  })

  test.each<[ResultRule, { before: boolean; voted: boolean; closed: boolean; pushes: (number | undefined)[] }]>([
    ['always', { before: true, voted: true, closed: true, pushes: [1] }],
    ['after_vote', { before: false, voted: true, closed: true, pushes: [undefined] }],
    ['after_close', { before: false, voted: false, closed: true, pushes: [] }],
    ['never', { before: false, voted: false, closed: false, pushes: [] }],
  ])('shows and pushes results %s', async (results_shown, { before, voted, closed, pushes }) => {
    const { poll_id, ids } = await make({ results_shown })
    const sees = async (from = {}) => (await read(poll_id, from)).result !== undefined
    const page = async () =>
      (await (await fetch(`${demo.url}/riverside-10k/poll/${poll_id}`)).text()).includes('Waltz: 1 (')
    const ada = await somebody(demo)
    expect(await sees()).toBe(before)
    const { sequence } = await read(poll_id)
    await vi.waitFor(async () => expect(await demo.context.db.selectFrom('outbox').select('id').execute()).toEqual([]))
    pushed.length = 0
    await voteIn(demo, { poll_id }, [ids[0]], ada)
    expect([await sees(), await sees(ada), await page()]).toEqual([before, voted, before])
    const of = (channel: string, name: string) =>
      pushed.filter(push => push.channel === channel && push.event === name).map(({ data }) => Object(data))
    // Without a result: also helpers who may not see polls are told.
    const told = [{ poll_id, state: 'open', votes_sequence: expect.any(Number) }]
    await vi.waitFor(() => expect(of(deskChannel(event), pollVotesPush.event)).toEqual(told))
    expect(of(eventChannel(event), pollDataPush.event).map(({ result }) => result?.voters)).toEqual(pushes)
    // The number that grows with each push must not count hidden votes.
    expect((await read(poll_id)).sequence > sequence).toBe(pushes.length > 0)
    await close(poll_id)
    expect([await sees(), await sees(ada), await page()]).toEqual([closed, closed, closed])
  })

  test('drafts are seen by organisers only, and answers stand once somebody has voted', async () => {
    const added = (await demo.call(endpoints.addPoll, pollInput(), { token })).output
    const { poll_id, revision } = added
    expect((await demo.call(endpoints.onePoll, { poll_id }, { event })).status).toBe(404)
    expect((await voteIn(demo, { poll_id }, [added.options[0]?.option_id ?? ''], { token })).status).toBe(404)
    const edit = (extra: object, of: { revision: string }) =>
      demo.call(
        endpoints.editPoll,
        { ...pollInput({ options: added.options }), ...extra, poll_id, revision: of.revision },
        { token },
      )
    const twice = [...added.options, { option_id: 'opt_4', label: 'waltz' }]
    expect((await edit({ options: twice }, added)).error.fields).toHaveProperty('options')
    expect((await edit({ choices_max: 4 }, added)).error.fields).toHaveProperty('choices_max')
    const more = (await edit({ options: [...added.options, { option_id: 'opt_5', label: 'Jive' }] }, added)).output
    expect(more.options.slice(0, 3)).toEqual(added.options)
    expect((await edit({ question: 'Late' }, { revision })).error.error).toBe('poll_changed')

    await demo.call(endpoints.openPoll, { poll_id }, { token })
    await voteIn(demo, { poll_id }, [more.options[3]?.option_id ?? ''], await somebody(demo))
    const refused = await edit({ publicYN: 'yes', choices_max: 2 }, more)
    expect(Object.keys(refused.error.fields ?? {}).sort()).toEqual(['choices_max', 'options', 'publicYN'])
    const mended = await edit({ options: more.options, question: 'Which song first, friends?' }, more)
    expect(mended.output).toMatchObject({ question: 'Which song first, friends?', result: { voters: 1 } })
    const remove = () => demo.call(endpoints.deletePoll, { poll_id }, { token })
    expect((await remove()).error.error).toBe('poll_in_use')
    await close(poll_id)
    expect((await remove()).status).toBe(200)
    const gone = await demo.call(endpoints.onePoll, { poll_id }, { event })
    expect([gone.status, gone.error.error]).toEqual([404, 'poll_not_found'])
  })

  test('needs permissions, adds once, and undoes what the desk did', async () => {
    const viewer = await organiser(demo, event, ['polls.viewlist', 'polls.view'])
    const asViewer = await demo.call(endpoints.addPoll, pollInput(), viewer)
    expect(asViewer.status).toBe(403)
    const asked = { ...pollInput(), idempotency_key: randomUUID() }
    const { poll_id } = (await demo.call(endpoints.addPoll, asked, { token })).output
    expect((await demo.call(endpoints.addPoll, asked, { token })).output.poll_id).toBe(poll_id)
    const { items: logged } = (await demo.call(endpoints.auditLog, {}, { token })).output
    await demo.call(endpoints.openPoll, { poll_id }, { token })
    await voteIn(demo, { poll_id }, ['opt_Waltz'], await somebody(demo))
    await close(poll_id)
    const addition = { entry_id: logged[0]?.entry_id ?? '' }
    expect((await demo.call(endpoints.undoAction, addition, { token })).error.error).toBe('poll_in_use')
    const undoLast = async () => {
      const { items } = (await demo.call(endpoints.auditLog, {}, { token })).output
      return (await demo.call(endpoints.undoAction, { entry_id: items[0]?.entry_id ?? '' }, { token })).status
    }
    expect(await undoLast()).toBe(200)
    expect((await atDesk(poll_id)).state).toBe('open')
    await close(poll_id)
    await demo.call(endpoints.deletePoll, { poll_id }, { token })
    expect(await undoLast()).toBe(200)
    expect(await atDesk(poll_id)).toMatchObject({ state: 'draft', question: 'Which song first?' })
  })

  test('an account takes its votes along, and leaves them behind without its name', async () => {
    const { poll_id, ids } = await make()
    const ada = await somebody(demo)
    await voteIn(demo, { poll_id }, [ids[1]], ada)
    const module = demo.context.modules.find(({ name }) => name === 'polls')
    const { db } = demo.context
    const person = await db.selectFrom('users').selectAll().where('id', '=', ada.user.user_id).executeTakeFirstOrThrow()
    expect(await module?.export?.(db, person)).toMatchObject({ poll_votes: [{ answers: ['Tango'] }] })
    const { organisation_id: organisationId } = await db
      .selectFrom('events')
      .select('organisation_id')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const erasure = { person, organisationId, ...plainErasure }
    const said = await db.transaction().execute(async trx => module?.erase?.(trx, erasure))
    expect(said).toHaveLength(1)
    expect(await module?.export?.(db, person)).toEqual({ poll_votes: [] })
    expect((await votesOf(poll_id)).voters).toBe(1)
  })
})
