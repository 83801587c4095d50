import { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { FilesConfig } from '../../../../host-demo/server/platform/config.ts'
import { openFiles } from '../../../../host-demo/server/platform/files/open-files.ts'
import { temporaryFolder } from '../../../temporary-folder.ts'
import { startS3 } from './s3-server.ts'

const account = { bucket: 'pictures', region: 'eu-west-2', accessKeyId: 'id', secretAccessKey: 'secret' }

function folder(): FilesConfig & { type: 'folder' } {
  const { path, remove } = temporaryFolder('files')
  onTestFinished(remove)
  return { type: 'folder', folder: path }
}

const stores: readonly { name: string; open: () => Promise<FilesConfig> }[] = [
  { name: 'a folder', open: async () => folder() },
  { name: 'S3', open: async () => ({ type: 's3', ...account, endpoint: await startS3(account) }) },
]

describe.each(stores)('files in $name', ({ open }) => {
  test('exist until they are deleted, and the last write counts', async () => {
    const files = openFiles(await open())
    const picture = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)
    expect(await files.get('lots/7/front.webp')).toBeUndefined()
    await files.put('lots/7/front.webp', new Uint8Array([1]))
    await files.put('lots/7/front.webp', picture)
    expect(await files.get('lots/7/front.webp')).toEqual(picture)
    await files.delete('lots/7/front.webp')
    await files.delete('lots/7/front.webp')
    expect(await files.get('lots/7/front.webp')).toBeUndefined()
  })

  test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a\\b', 'A', '', 'a?b', 'x'.repeat(201)])(
    'are not called %s',
    async key => {
      const files = openFiles(await open())
      await expect(files.put(key, new Uint8Array([1]))).rejects.toThrow(RangeError)
      await expect(files.get(key)).rejects.toThrow(RangeError)
    },
  )
})

test('a folder keeps no half of a file', async () => {
  const config = folder()
  await openFiles(config).put('a.webp', new Uint8Array([1]))
  expect(readdirSync(config.folder)).toEqual(['a.webp'])
})

test('S3 refuses a wrong secret', async () => {
  const endpoint = await startS3({ secretAccessKey: 'another' })
  const files = openFiles({ type: 's3', ...account, endpoint })
  await expect(files.put('a.webp', new Uint8Array([1]))).rejects.toThrow('PUT with 403')
})
