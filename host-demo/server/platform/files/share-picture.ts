import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

/** The size that social networks want, in pixels. */
const shareSize = { width: 1200, height: 630 } as const

/** What a share picture shows. */
interface ShareCard {
  readonly title: string
  /** Below the title. */
  readonly text: string
  /** At the end, such as the event’s name. */
  readonly foot: string
  /** Share of the goal that was reached, from 0. */
  readonly progress?: number | undefined
  /** Contents of a JPEG, PNG or WebP. */
  readonly picture?: Uint8Array | undefined
  /** Hexadecimal. */
  readonly colour: string
  readonly textColour: string
}

/** Brands' web fonts cannot be used here, and a server may have no fonts of its own. */
const fontfile = fileURLToPath(new URL('lato-bold.ttf', import.meta.url))

const margin = 56
/** Where the text begins beside a picture, in pixels. */
const column = 720

/** Draws the picture that social networks and messengers show for a page, as a JPEG. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const { width, height } = shareSize
  const left = (card.picture ? column : 0) + margin
  const wide = width - left - margin
  const title = await written(card.title, titleSize(card.title, wide), wide, card.textColour)
  const text = await written(card.text, 38, wide, card.textColour)
  const foot = await written(card.foot, 28, wide, card.textColour)
  const top = Math.max(margin, Math.round((height - title.height - text.height - 180) / 2))
  const below = top + title.height + 32
  const layers: OverlayOptions[] = [
    { input: title.data, left, top },
    { input: text.data, left, top: below },
    { input: foot.data, left, top: height - margin - foot.height },
    ...(card.progress === undefined ? [] : bar(card.progress, card.textColour, left, below + text.height + 28, wide)),
  ]
  if (card.picture) {
    layers.unshift({
      input: await sharp(card.picture).autoOrient().resize(column, height, { fit: 'cover' }).toBuffer(),
      left: 0,
      top: 0,
    })
  }
  return sharp({ create: { width, height, channels: 3, background: card.colour } })
    .composite(layers)
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** Long titles get a smaller size, so that they fit into about three lines. */
function titleSize(title: string, wide: number): number {
  const letters = title.length
  const roomy = wide > column / 2 + margin ? 1.25 : 1
  return Math.round((letters <= 16 ? 64 : letters <= 36 ? 52 : 38) * roomy)
}

async function written(text: string, size: number, width: number, colour: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text) || ' '}</span>`,
      font: `Lato Bold ${size}`,
      fontfile,
      width,
      // At this resolution a point is a pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

function bar(progress: number, colour: string, left: number, top: number, wide: number): OverlayOptions[] {
  const rectangle = (width: number, alpha: number): OverlayOptions => ({
    input: { create: { width, height: 16, channels: 4, background: { ...rgbOf(colour), alpha } } },
    left,
    top,
  })
  const filled = Math.round(wide * Math.min(1, Math.max(0, progress)))
  return [rectangle(wide, 0.28), ...(filled > 0 ? [rectangle(filled, 1)] : [])]
}

function rgbOf(colour: string) {
  const [r = 0, g = 0, b = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map(part => Number.parseInt(part, 16))
  return { r, g, b }
}

/** Escapes text for Pango's markup. */
const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
