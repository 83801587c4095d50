import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../platform/files/files.ts'
import { demoPictures } from './demo-pictures.ts'

const keyOf = (hash: string) => `pictures/${hash}.webp`

/**
 * The address at which the server serves a demo picture, like an uploaded one.
 * @param name an event's path name, its folder and a drawing: `moonlight-ball/lots/armchair`
 */
export function addressOfPicture(name: string): string {
  const hash = demoPictures[name]
  if (!hash) throw new Error(`There is no drawing called ${name}`)
  return `/files/${keyOf(hash)}`
}

/**
 * Stores missing pictures of the demo's lots and runners as if they had been uploaded.
 * @param pages the folder of the demo's pages
 */
export async function storePictures(files: Files, pages: string): Promise<void> {
  await Promise.all(
    Object.entries(demoPictures).map(async ([name, hash]) => {
      if (await files.get(keyOf(hash))) return
      await files.put(keyOf(hash), await readFile(join(pages, 'art', `${name}.webp`)))
    }),
  )
}
