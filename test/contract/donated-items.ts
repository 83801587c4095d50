import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Caller, type DemoServer, event } from './demo-server.ts'
import { newEmail } from './people.ts'

/** Switches offers on at an event, as its organiser. */
export async function takeOffers({ context: { db } }: DemoServer, closes_at: Date | null = null): Promise<void> {
  const rules = { takes_offers: true, closes_at, introduction: 'New or as new, please.' }
  await db
    .insertInto('donated_item_rules')
    .values({ event_id: event, ...rules })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet(rules))
    .execute()
}

/** A network of one's own: each may offer only a few things. */
export const someAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

/** An offer as the form sends it. */
export const offered = (extra: Partial<InputOf<typeof endpoints.offerItem>> = {}) => ({
  idempotency_key: randomUUID(),
  title: 'A week in Cornwall',
  description: 'A cottage for six.\n\nBy the sea.',
  kind: 'experience' as const,
  retail_value: 600_00,
  restrictions: 'Not in August',
  valid_until: '2099-12-31',
  delivery: 'nothing' as const,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: newEmail(),
  ...extra,
})

/** Uploads a picture of one colour. @returns its address */
export async function pictureOf(demo: DemoServer, from: Caller = {}, key = randomUUID()): Promise<string> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID())
  const background = { r: red, g: green, b: blue }
  const data = await sharp({ create: { width: 80 + red, height: 60 + green, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = { name: 'x.png', type: 'image/png', size: data.length, data: data.toString('base64') }
  const { output } = await demo.call(endpoints.donatedItemPicture, { idempotency_key: key, picture }, from)
  return output.picture
}
