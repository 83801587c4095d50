import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPath, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { largestPicture } from '../../src/api/pictures.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'

let demo: DemoServer
let token: string
const event = 'moonlight'
const folder = temporaryFolder('pictures')
beforeAll(async () => {
  demo = await startDemo(embedded, {}, { files: { type: 'folder', folder: folder.path } })
  token = (await organiser(demo, event, ['auction.edit'])).token
}, 60_000)
afterAll(async () => {
  await demo.close()
  folder.remove()
})

const upload = (file: Uint8Array, name = 'cottage.jpg', type = 'image/jpeg', as = token) =>
  demo.call(
    endpoints.uploadPicture,
    { picture: { name, type, size: file.length || 1, data: Buffer.from(file).toString('base64') } },
    { event, token: as },
  )

/** A photo of one colour, lying on its side, with the place where it was taken in its metadata. */
const photo = (format: 'jpeg' | 'png', width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Ada Lovelace' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

test.each(['jpeg', 'png'] as const)(
  'stores a %s upright and smaller, and nothing of where it was taken',
  async format => {
    const sent = await photo(format, 2400, 1200)
    const { exif, orientation } = await sharp(sent).metadata()
    expect([exif?.includes('Ada Lovelace'), orientation]).toEqual([true, 6])
    const { output, status } = await upload(sent)
    expect([status, output.width, output.height]).toEqual([200, 960, 1920])
    const served = await fetch(demo.url + output.picture)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    const stored = Buffer.from(await served.arrayBuffer())
    const kept = await sharp(stored).metadata()
    expect([kept.format, kept.width, kept.exif, kept.xmp, kept.iptc]).toEqual([
      'webp',
      960,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored.includes('Ada Lovelace')).toBe(false)
  },
)

test('refuses files that are no pictures, whatever their name', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const jpeg = await photo('jpeg', 300, 200)
  const hostile = {
    nothing: new Uint8Array(),
    script: bytes('<script>alert(1)</script>'),
    svg: bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'),
    pdf: bytes('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>'),
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    tiff: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
    noise: randomBytes(5000),
    torn: jpeg.subarray(0, jpeg.length / 2),
    bomb: await sharp({ create: { width: 16_000, height: 5_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  }
  for (const [name, file] of Object.entries(hostile)) {
    const { status, error } = await upload(file)
    expect([name, status, Object.keys(error.fields ?? {})]).toEqual([name, 400, ['picture']])
  }
}, 30_000)

test('refuses files that are too large, and strangers before it reads their body', async () => {
  expect((await upload(new Uint8Array(largestPicture + 1))).status).toBe(400)
  expect((await upload(new Uint8Array(largestPicture + 10_000))).status).toBe(413)
  const { token: stranger } = await somebody(demo)
  expect((await upload(await photo('jpeg', 300, 200), 'x.jpg', 'image/jpeg', stranger)).status).toBe(403)
  const { status } = await demo.call(
    endpoints.updateDetails,
    { first_name: 'x'.repeat(70_000), last_name: 'y' },
    { event, token },
  )
  expect(status, 'other calls take as little as ever').toBe(413)
}, 30_000)

test('reads no large body of somebody who is not signed in', async () => {
  const large = Object.values<Endpoint>(endpoints).filter(
    ({ access, largestBody }) => access === 'user' && largestBody !== undefined,
  )
  expect(large.length).toBeGreaterThan(1)
  for (const { method, path } of large) {
    const sent = { 'content-type': 'application/json', [headers.eventId]: event }
    const { status } = await fetch(demo.url + apiPath + path, { method, headers: sent, body: '{' })
    expect([path, status]).toEqual([path, 401])
  }
})

test('deletes pictures after a week that no record has or had, and no others', async () => {
  const [unused, shown, replaced, again] = (await Promise.all(
    [401, 402, 403, 404].map(async width => (await upload(await photo('png', width, 200))).output.picture),
  )) as [string, string, string, string]
  await makeLot(demo, event, { picture: null, pictures: JSON.stringify([shown]) })
  const { db, jobs } = demo.context
  const before = JSON.stringify({ picture: replaced })
  const entry = { event_id: event, action: 'edit', kind: 'lot', subject_id: 'lot_1', title: 'A lot' }
  await db
    .insertInto('audit_log')
    .values({ ...entry, before, after: null })
    .execute()
  const prune = async () => {
    const job = { kind: 'prune-pictures', key: 'every' }
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', '=', job.kind)
      .execute()
    await jobs.runNow(job)
    return Promise.all([unused, shown, replaced, again].map(async path => (await fetch(demo.url + path)).status))
  }
  expect(await prune()).toEqual([200, 200, 200, 200])
  const eightDays = new Date(Date.now() - 8 * 24 * 3_600_000)
  await db.updateTable('uploaded_pictures').set({ at: eightDays }).execute()
  await upload(await photo('png', 404, 200))
  expect(await prune()).toEqual([404, 200, 200, 200])
  await upload(await photo('png', 401, 200))
  expect(await prune()).toEqual([200, 200, 200, 200])
}, 30_000)

test('names only files that it has stored itself', async () => {
  for (const path of ['../../package.json', `pictures/${'0'.repeat(64)}.webp`, 'pictures/x.svg']) {
    expect((await fetch(`${demo.url}/files/${path}`)).status).toBe(404)
  }
})
