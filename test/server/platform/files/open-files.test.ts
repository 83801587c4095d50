import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FilesConfig } from '../../../../host-demo/server/platform/config.ts'
import { codesOf } from '../../../../host-demo/server/platform/error-codes.ts'
import { openFiles } from '../../../../host-demo/server/platform/files/open-files.ts'
import { tryFiles } from '../../../../host-demo/server/platform/files/try-files.ts'
import { storedFiles } from '../../../../host-demo/server/platform/http/stored-files.ts'
import { log } from '../../../../host-demo/server/platform/log.ts'
import { freePort } from '../../../free-port.ts'
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

test('a folder keeps no draft of what could not be stored', async () => {
  const config = folder()
  mkdirSync(join(config.folder, 'a.webp'))
  await expect(openFiles(config).put('a.webp', new Uint8Array([1]))).rejects.toThrow()
  expect(readdirSync(config.folder)).toEqual(['a.webp'])
})

test('a folder that cannot be written is named before the first upload', async () => {
  const { folder: root } = folder()
  await tryFiles({ type: 'folder', folder: join(root, 'new/files') })
  expect(readdirSync(join(root, 'new/files'))).toEqual([])
  writeFileSync(join(root, 'file'), '')
  for (const path of [join(root, 'file'), '/proc/fayre/files']) {
    await expect(tryFiles({ type: 'folder', folder: path })).rejects.toThrow(
      `uploaded files, ${path}, cannot be written`,
    )
  }
})

test('a picture that the store does not give is told from one that does not exist, and logged with the reason', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const endpoint = await startS3({ secretAccessKey: 'another' })
  const picture = `/files/pictures/${'0'.repeat(64)}.webp`
  const answers = [endpoint, `http://127.0.0.1:${await freePort()}`].map(endpoint =>
    storedFiles({ files: openFiles({ type: 's3', ...account, endpoint }) }).request(picture),
  )
  for (const { status, headers } of await Promise.all(answers)) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  }
  const codes = logged.mock.calls.map(([fields]) => codesOf((fields as unknown as { err: unknown }).err))
  expect(codes).toContainEqual({ type: 'Error', code: 'SignatureDoesNotMatch', status: 403 })
  expect(codes).toContainEqual({ type: 'TypeError', code: 'ECONNREFUSED' })
  const missing = storedFiles({ files: openFiles(folder()) })
  expect((await missing.request(picture)).status).toBe(404)
})

test('S3 refuses a wrong secret', async () => {
  const endpoint = await startS3({ secretAccessKey: 'another' })
  const files = openFiles({ type: 's3', ...account, endpoint })
  await expect(files.put('a.webp', new Uint8Array([1]))).rejects.toThrow('PUT with 403')
})
