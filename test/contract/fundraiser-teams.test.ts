import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { captain, fundraiser, give, join, raisedByTeam } from './fundraisers.ts'
import { mailsTo, password } from './people.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

type Person = Readonly<{ token: string }>

const own = async ({ token }: Person) => (await demo.call(endpoints.ownFundraiser, {}, { token })).output

const decide = ({ token }: Person, fundraiser_id: string, letInYN: 'yes' | 'no') =>
  demo.call(endpoints.decideTeamRequest, { fundraiser_id, letInYN }, { token })

const rowOf = (slug: string) =>
  demo.context.db.selectFrom('fundraisers').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()

/** A captain who must approve members. */
async function strictCaptain() {
  const leader = await captain(demo)
  const { revision, name = '' } = (await own(leader)).team ?? {}
  const team = { name, story: '', goal: 0, approvalYN: 'yes', revision } as const
  await demo.call(endpoints.saveFundraiserTeam, team, leader)
  return { ...leader, name }
}

test('a captain can require to be asked before somebody joins, by mail too', async () => {
  const leader = await strictCaptain()
  const asker = await fundraiser(demo, { name: 'Ida Thornbury' })
  await give(demo, asker.id, 20_00)
  const team = { team_id: leader.team, event: 'riverside' }
  const shown = async () => (await demo.call(endpoints.fundraiserTeam, team)).output.sequence
  const before = await shown()
  for (const team of [leader.team, leader.team, null, leader.team]) await join(demo, asker, team)
  expect(await own(asker)).toMatchObject({ team: undefined, asked: { team_id: leader.team } })
  expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 0, gifts: 0, members: 1 })
  // The captain's open screen is told.
  expect(await shown()).toBeGreaterThan(before)
  expect((await own(leader)).team?.requests).toEqual([{ fundraiser_id: asker.id, name: 'Ida Thornbury' }])
  const [mail, ...others] = await mailsTo(demo, leader.email)
  expect(mail).toMatchObject({ subject: `Ida Thornbury wants to join ${leader.name}` })
  expect(others.length).toBe(1)

  const stranger = await captain(demo)
  expect((await decide(stranger, asker.id, 'yes')).error.error).toBe('not_asking')
  expect((await decide(asker, asker.id, 'yes')).error.error).toBe('not_captain')
  expect((await decide(leader, asker.id, 'yes')).output.team?.requests).toEqual([])
  expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 20_00, gifts: 1, members: 2 })
  expect(await own(asker)).toMatchObject({ team: { team_id: leader.team, requests: [] }, asked: undefined })
  expect((await mailsTo(demo, asker.email))[0]?.subject).toBe(`You are in ${leader.name}`)
})

test('a team whose only member has deleted their account is not shown, and nobody joins it', async () => {
  const [leader, joiner] = [await captain(demo), await fundraiser(demo)]
  await give(demo, leader.id, 20_00)
  await demo.call(endpoints.deleteAccount, { password }, leader)
  expect((await demo.call(endpoints.fundraiserTeam, { team_id: leader.team, event: 'riverside' })).status).toBe(404)
  await join(demo, joiner, leader.team)
  expect((await own(joiner)).team).toBeUndefined()
})

test('a captain leaves a team whose other members have deleted their accounts, and hands it to none of them', async () => {
  const [leader, member] = [await captain(demo), await fundraiser(demo)]
  await join(demo, member, leader.team)
  await give(demo, member.id, 20_00)
  const { id } = await rowOf(member.id)
  await demo.call(endpoints.deleteAccount, { password }, member)
  expect((await own(leader)).team).toMatchObject({ raised: 20_00, members: [{ fundraiser_id: leader.id }] })
  const handed = await demo.call(endpoints.handOverTeam, { fundraiser_id: id }, leader)
  expect([handed.status, handed.error.error]).toEqual([409, 'not_in_team'])
  await join(demo, leader, null)
  expect((await own(leader)).team).toBeUndefined()
})

test('whoever leads a team after its captain’s account is deleted is told by mail', async () => {
  const [leader, member] = [await captain(demo), await fundraiser(demo)]
  await join(demo, member, leader.team)
  const { name } = (await own(leader)).team ?? {}
  await demo.call(endpoints.deleteAccount, { password }, leader)
  const [mail] = await mailsTo(demo, member.email)
  expect(mail).toMatchObject({
    subject: `You are the captain of ${name}`,
    body_text: expect.stringContaining('/account/fundraising'),
  })
})

test('an empty team that the desk shows again is led by who joins it next', async () => {
  const [leader, joiner] = [await captain(demo), await fundraiser(demo)]
  await join(demo, leader, null)
  await demo.context.db.updateTable('fundraiser_teams').set({ shown: true }).where('slug', '=', leader.team).execute()
  await join(demo, joiner, leader.team)
  expect((await own(joiner)).team?.captainYN).toBe(true)
})

test('open screens are told by its name that a page is gone with its account', async () => {
  const member = await fundraiser(demo)
  await demo.call(endpoints.deleteAccount, { password }, member)
  const pushed = await demo.context.db.selectFrom('outbox').select('data').execute()
  const ofPage = pushed.map(({ data }) => Object(data)).filter(({ fundraiser_id }) => fundraiser_id === member.id)
  expect(ofPage.at(-1)).toMatchObject({ shownYN: 'no' })
})

test('a captain’s open screen is told when somebody who asked asks no more, or elsewhere', async () => {
  const leader = await strictCaptain()
  const other = await strictCaptain()
  const asker = await fundraiser(demo, { name: 'Ida Thornbury' })
  const told = async (act: () => Promise<unknown>) => {
    await join(demo, asker, leader.team)
    const before = (await own(leader)).team
    expect(before?.requests).toHaveLength(1)
    await act()
    const after = (await own(leader)).team
    expect(after?.requests).toEqual([])
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  }
  await told(() => join(demo, asker, null))
  await told(() => join(demo, asker, other.team))
  await told(async () => join(demo, asker, (await captain(demo)).team))
  await join(demo, asker, null)
  const founded = { name: 'The Idas', story: '', goal: 0, approvalYN: 'no' } as const
  await told(() => demo.call(endpoints.saveFundraiserTeam, founded, asker))
  await join(demo, asker, null)
  await told(() => demo.call(endpoints.deleteAccount, { password }, asker))
})

test('a request to join a team that is hidden since can be withdrawn, and nobody is let in', async () => {
  const leader = await strictCaptain()
  const asker = await fundraiser(demo)
  await join(demo, asker, leader.team)
  await demo.context.db.updateTable('fundraiser_teams').set({ shown: false }).where('slug', '=', leader.team).execute()
  expect((await decide(leader, asker.id, 'yes')).error.error).toBe('team_not_found')
  expect(await own(asker)).toMatchObject({ team: undefined, asked: { team_id: leader.team } })
  await join(demo, asker, null)
  expect((await own(asker)).asked).toBeUndefined()
  expect((await own(leader)).team?.requests).toEqual([])
})

test('a declined person is in no team, and may ask another', async () => {
  const leader = await strictCaptain()
  const asker = await fundraiser(demo)
  await join(demo, asker, leader.team)
  await decide(leader, asker.id, 'no')
  expect(await own(asker)).toMatchObject({ team: undefined, asked: undefined })
  expect((await mailsTo(demo, asker.email))[0]?.subject).toBe(`You are not in ${leader.name}`)
  expect((await decide(leader, asker.id, 'yes')).error.error).toBe('not_asking')
  const open = await captain(demo)
  await join(demo, asker, leader.team)
  await join(demo, asker, open.team)
  expect(await own(asker)).toMatchObject({ team: { team_id: open.team }, asked: undefined })
  expect((await own(leader)).team?.requests).toEqual([])
})

test('a change on another device is not overwritten unseen, and saving the same twice succeeds', async () => {
  const ida = await fundraiser(demo)
  const { revision } = (await own(ida)).page ?? {}
  const save = (story: string, seen: string | undefined) =>
    demo.call(endpoints.saveFundraiser, { name: 'Ida', story, goal: 0, revision: seen }, ida)
  const { output } = await save('From the phone', revision)
  expect((await save('From the laptop', revision)).error.error).toBe('fundraiser_changed')
  expect((await save('From a tab that knew no page', undefined)).error.error).toBe('fundraiser_changed')
  expect((await own(ida)).page?.story).toBe('From the phone')
  expect((await save('From the phone', revision)).output.page?.revision).toBe(output.page?.revision)
  // A gift does not change the page's revision.
  await give(demo, ida.id, 5_00)
  expect((await save('From the laptop', output.page?.revision)).output.page?.story).toBe('From the laptop')
})

test('somebody whom the captain removes is told by mail, once', async () => {
  const leader = await captain(demo)
  const member = await fundraiser(demo)
  await join(demo, member, leader.team)
  const { name } = (await own(leader)).team ?? {}
  const remove = () => demo.call(endpoints.removeTeamMember, { fundraiser_id: member.id }, leader)
  expect((await remove()).output.team?.members).toHaveLength(1)
  expect((await remove()).error.error).toBe('not_in_team')
  const told = (await mailsTo(demo, member.email)).filter(({ subject }) => subject === `You are no longer in ${name}`)
  expect(told).toHaveLength(1)
})

test('somebody whom the captain makes captain is told by mail', async () => {
  const leader = await captain(demo)
  const member = await fundraiser(demo)
  await join(demo, member, leader.team)
  const { name } = (await own(leader)).team ?? {}
  const handOver = (fundraiser_id: string) => demo.call(endpoints.handOverTeam, { fundraiser_id }, leader)
  await handOver(leader.id)
  await handOver(member.id)
  expect((await own(member)).team?.captainYN).toBe(true)
  const subject = `You are the captain of ${name}`
  expect((await mailsTo(demo, member.email)).map(mail => mail.subject)).toContain(subject)
  expect((await mailsTo(demo, leader.email)).map(mail => mail.subject)).not.toContain(subject)
})
