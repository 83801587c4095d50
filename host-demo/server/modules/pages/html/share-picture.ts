import { createHash } from 'node:crypto'
import { brandProperties } from '../../../../../src/lib/brand.ts'
import type { Event } from '../../../identity/events.ts'
import { createFairQueue } from '../../../identity/fair-queue.ts'
import type { Context } from '../../../platform/context.ts'
import { drawSharePicture } from '../../../platform/files/share-picture.ts'
import type { ScreenView } from '../../page-parts.ts'

/** Comes after the page's address. */
export const sharePictureFile = '/share.jpg'

/** The most pictures that are kept in memory, of about 60 kB each. */
const most = 100
const drawn = new Map<string, Promise<Buffer>>()

/** Changes with the picture's content, so that social networks fetch it again. */
export const versionOf = (card: NonNullable<ScreenView['card']>) => hashOf(card).slice(0, 12)

// Drawing takes a processor, and anybody may ask for it.
const inTurn = createFairQueue(1, 50, 'Many pictures are being drawn right now. Please try again in a few seconds.')

/**
 * The share picture of a screen. Simultaneous requests for the same one draw it once.
 * @param caller each waits behind their own requests only
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export function sharePicture(
  { files }: Pick<Context, 'files'>,
  event: Event,
  card: NonNullable<ScreenView['card']>,
  caller: string,
): Promise<Buffer> {
  const { '--fayre-primary': colour = '#1f2937', '--fayre-font-primary': textColour = '#ffffff' } = brandProperties(
    event.settings.branding,
  )
  const shown = { ...card, foot: event.name, colour, textColour }
  const key = hashOf(shown)
  const known = drawn.get(key) ?? draw()
  // Moved to the end: the least recently used one is dropped first.
  drawn.delete(key)
  drawn.set(key, known)
  if (drawn.size > most) drawn.delete(String(drawn.keys().next().value))
  return known

  async function draw(): Promise<Buffer> {
    const name = /\/files\/(pictures\/[0-9a-f]{64}\.webp)$/.exec(card.picture ?? '')?.[1]
    try {
      return await inTurn(caller, async () =>
        drawSharePicture({ ...shown, picture: name ? await files.get(name) : undefined }),
      )
    } catch (problem) {
      drawn.delete(key)
      throw problem
    }
  }
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
