import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { largestPicture } from '../../../../src/api/pictures.ts'
import { validationError } from '../http/http-error.ts'

// Only these formats are read, though the library knows others: an SVG or PDF is a program.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// One thread and no cache, because pictures are rarely uploaded.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels of the longer side: the full width of a gallery on a high-resolution screen. */
const longestSide = 1920

/** What reading a picture may cost. A small file could otherwise unpack to more than the memory holds. */
export interface PictureLimits {
  readonly pixels: number
  /** Absent: as long as it takes. */
  readonly seconds?: number
}

/** More pixels than any camera's picture. */
const usual: PictureLimits = { pixels: 64_000_000 }

/**
 * Makes a picture upright, smaller and free of metadata.
 * @param data base64
 * @param field its name in the request, for error messages
 * @returns the file to store, with a key made from its content, and its size in pixels
 * @throws {HttpError} 400 if it is not such a picture
 */
export async function readPicture(data: string, field: string, limits = usual) {
  const sent = Buffer.from(data, 'base64')
  if (sent.length > largestPicture) throw validationError({ [field]: 'This picture is too large. 15 MB is the most.' })
  const { data: stored, info } = await read(sent, field, limits)
  const key = `pictures/${createHash('sha256').update(stored).digest('hex')}.webp`
  return { key, data: stored, width: info.width, height: info.height }
}

async function read(sent: Buffer, field: string, { pixels, seconds = 0 }: PictureLimits) {
  try {
    return await sharp(sent, { limitInputPixels: pixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch (problem) {
    if (problem instanceof Error && /pixel limit|timeout/.test(problem.message)) {
      throw validationError({ [field]: 'This picture has too many pixels. Make it smaller, then choose it again.' })
    }
    throw validationError({
      [field]: 'This file can’t be used as a picture. Choose a JPEG, PNG or WebP that opens on this device.',
    })
  }
}
