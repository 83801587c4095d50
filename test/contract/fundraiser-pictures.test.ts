import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { captain, fundraiser, join } from './fundraisers.ts'
import { password } from './people.ts'

describe.each(databasesFor(import.meta.url))('pictures of fundraisers on $name', database => {
  let demo: DemoServer
  const folder = temporaryFolder('fundraiser-pictures')
  beforeAll(async () => {
    demo = await startDemo(database, {}, { files: { type: 'folder', folder: folder.path } })
  }, 60_000)
  afterAll(async () => {
    await demo.close()
    folder.remove()
  })

  let width = 300
  /** A picture of its own, as it was uploaded. */
  async function upload({ token }: { token: string }): Promise<string> {
    const create = { width: ++width, height: 200, channels: 3, background: '#204060' } as const
    const data = await sharp({ create }).png().toBuffer()
    const picture = { name: 'me.png', type: 'image/png', size: data.length, data: data.toString('base64') }
    return (await demo.call(endpoints.fundraiserPicture, { picture }, { token })).output.picture
  }

  /** Lets a week pass, as far as pictures know. @returns which of them are still there */
  async function weekLater(...pictures: string[]) {
    const { db, jobs } = demo.context
    await db
      .updateTable('uploaded_pictures')
      .set({ at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .execute()
    const job = { kind: 'prune-pictures', key: 'every' }
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', '=', job.kind)
      .execute()
    await jobs.runNow(job)
    return Promise.all(pictures.map(async path => (await fetch(new URL(path, demo.url))).ok))
  }

  const own = async (token: string) => (await demo.call(endpoints.ownFundraiser, {}, { token })).output
  const values = (picture: string | null) => ({ name: 'A name', story: 'Why we do it', goal: 0, picture })
  async function save({ token }: { token: string }, picture: string | null) {
    const revision = (await own(token)).page?.revision
    expect((await demo.call(endpoints.saveFundraiser, { ...values(picture), revision }, { token })).status).toBe(200)
  }
  async function saveTeam({ token }: { token: string }, picture: string | null) {
    const revision = (await own(token)).team?.revision
    const input = { ...values(picture), revision }
    expect((await demo.call(endpoints.saveFundraiserTeam, input, { token })).status).toBe(200)
  }

  test('a picture that a page or team has replaced or removed goes, even if it was used for long', async () => {
    const who = await captain(demo)
    for (const change of [save, saveTeam]) {
      const [first, second] = [await upload(who), await upload(who)]
      await change(who, first)
      expect(await weekLater(first)).toEqual([true])
      const third = await upload(who)
      await change(who, third)
      expect(await weekLater(first, second, third)).toEqual([false, false, true])
      await change(who, third)
      expect(await weekLater(third), 'saved again').toEqual([true])
      await change(who, null)
      expect(await weekLater(third)).toEqual([false])
    }
  })

  test('it goes with the account, and stays for whoever else shows it', async () => {
    const [ada, ben] = [await fundraiser(demo), await captain(demo)]
    const [own, shared] = [await upload(ada), await upload(ada)]
    await save(ben, shared)
    await saveTeam(ben, own)
    await save(ada, shared)
    expect(await weekLater(own, shared)).toEqual([true, true])
    await demo.call(endpoints.deleteAccount, { password }, ada)
    expect(await weekLater(own, shared)).toEqual([true, true])
    await demo.call(endpoints.deleteAccount, { password }, ben)
    expect(await weekLater(own, shared)).toEqual([false, false])
  })

  test('a team’s picture and story go with its last member', async () => {
    const [ada, ben] = [await captain(demo), await fundraiser(demo)]
    await join(demo, ben, ada.team)
    const picture = await upload(ada)
    await saveTeam(ada, picture)
    await demo.call(endpoints.deleteAccount, { password }, ada)
    expect(await weekLater(picture)).toEqual([true])
    await demo.call(endpoints.deleteAccount, { password }, ben)
    expect(await weekLater(picture)).toEqual([false])
    const teams = demo.context.db.selectFrom('fundraiser_teams').select(['picture', 'story'])
    expect(await teams.where('slug', '=', ada.team).execute()).toEqual([{ picture: null, story: '' }])
  })
})
