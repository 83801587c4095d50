import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { largestPicture } from '../../../../src/api/pictures.ts'
import { validationError } from '../http/http-error.ts'

// Only these are read, whatever else the library could: an SVG or PDF is a program.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// One thread and no memory kept for each: pictures are rare here.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels of the longer side that are kept: a gallery's full width on a sharp screen. */
const longestSide = 1920

/** More than any camera's; a small file can hold a picture that would fill the memory. */
const mostPixels = 64_000_000

/**
 * Makes a picture upright, smaller and without its metadata.
 * @param data base64
 * @param field its name in the request, for error messages
 * @returns the file to store, its key made from its content, and its pixels
 * @throws {HttpError} 400 for what is no such picture
 */
export async function readPicture(data: string, field: string) {
  const sent = Buffer.from(data, 'base64')
  if (sent.length > largestPicture) throw validationError({ [field]: 'This picture is too large. 15 MB is the most.' })
  const { data: stored, info } = await read(sent, field)
  const key = `pictures/${createHash('sha256').update(stored).digest('hex')}.webp`
  return { key, data: stored, width: info.width, height: info.height }
}

async function read(sent: Buffer, field: string) {
  try {
    return await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw validationError({
      [field]: 'This file can’t be used as a picture. Choose a JPEG, PNG or WebP that opens on this device.',
    })
  }
}
