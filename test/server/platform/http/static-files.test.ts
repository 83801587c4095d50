import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { staticFiles } from '../../../../host-demo/server/platform/http/static-files.ts'
import { readConfig } from '../../../../host-demo/server/platform/read-config.ts'
import { temporaryFolder } from '../../../temporary-folder.ts'

const { path: root, remove } = temporaryFolder('static')
afterAll(() => remove())

const folders = {
  cdn: join(root, 'cdn'),
  earlier: join(root, 'earlier'),
  single: join(root, 'single'),
  demo: join(root, 'demo'),
  pages: join(root, 'pages'),
}
const files = () => staticFiles({ config: { ...readConfig({}), folders } })
const get = (path: string, encodings = '') => files().request(path, { headers: { 'accept-encoding': encodings } })

beforeAll(async () => {
  for (const path of ['cdn/c', 'earlier/c', 'single', 'pages/stand-in'])
    await mkdir(join(root, path), { recursive: true })
  for (const path of ['cdn/all.js', 'cdn/c/core-Ab3_-xYz.js', 'single/total-raised.js', 'pages/app.js']) {
    await writeFile(join(root, path), 'export {}')
  }
  for (const path of ['c/core-Zz19_bcd.js', 'other.js'])
    await writeFile(join(root, 'earlier', path), 'export const earlier = true')
  for (const path of ['pages/index.html', 'pages/stand-in/card-frame.html']) await writeFile(join(root, path), '<p>')
  await writeFile(join(root, 'cdn/all.js.br'), 'brotli')
  await writeFile(join(root, 'secret.txt'), 'secret')
  await mkdir(join(root, 'private'))
  await writeFile(join(root, 'private/index.html'), 'secret')
  await symlink(join(root, 'secret.txt'), join(root, 'cdn/linked.js'))
  await symlink('../private', join(root, 'cdn/folder'))
  await symlink('../../private/index.html', join(root, 'pages/stand-in/index.html'))
  await writeFile(join(root, 'single/other.js'), 'export {}')
  await symlink('../secret.txt', join(root, 'single/other.js.gz'))
  await symlink('all.js', join(root, 'cdn/same.js'))
})

test('serves the bundle to pages of any origin, entries for minutes and chunks for good', async () => {
  const entry = await get('/all.js')
  expect(entry.headers.get('content-type')).toContain('javascript')
  expect(entry.headers.get('access-control-allow-origin')).toBe('*')
  expect(entry.headers.get('cache-control')).toContain('max-age=300')
  const chunk = await get('/c/core-Ab3_-xYz.js')
  expect(chunk.headers.get('cache-control')).toContain('immutable')
  expect((await get('/single/total-raised.js')).status).toBe(200)
})

test('serves the scripts of earlier builds, which pages opened before a release ask for', async () => {
  const chunk = await get('/c/core-Zz19_bcd.js')
  expect(await chunk.text()).toBe('export const earlier = true')
  expect(chunk.headers.get('cache-control')).toContain('immutable')
  expect(chunk.headers.get('access-control-allow-origin')).toBe('*')
  expect((await get('/other.js')).status).toBe(404)
})

test('serves a folder that a build makes later, and reports nothing until then', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const later = { ...folders, earlier: join(root, 'later') }
  const site = staticFiles({ config: { ...readConfig({}), folders: later } })
  const status = async () => (await site.request('/c/late-Zz19_bcd.js')).status
  expect(await status()).toBe(404)
  await mkdir(join(later.earlier, 'c'), { recursive: true })
  await writeFile(join(later.earlier, 'c/late-Zz19_bcd.js'), 'export {}')
  expect(await status()).toBe(200)
  expect(reported).not.toHaveBeenCalled()
  reported.mockRestore()
})

test('sends what is compressed already to whoever takes it', async () => {
  const compressed = await get('/all.js', 'gzip, br')
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await compressed.text()).toBe('brotli')
  expect((await get('/all.js', 'gzip')).headers.get('content-encoding')).toBeNull()
})

test('says that what a browser has kept is the newest, compressed or not, and sends it no more', async () => {
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    files().request(path, { method, headers })
  await writeFile(join(root, 'cdn/kept.js'), 'export {}')
  await writeFile(join(root, 'cdn/kept.js.br'), 'brotli')
  await utimes(join(root, 'cdn/kept.js.br'), 1_700_000_000, 1_700_000_000)
  for (const encodings of ['', 'br']) {
    const taken = { 'accept-encoding': encodings }
    const at = (await ask('/kept.js', taken)).headers.get('last-modified') ?? ''
    for (const method of ['GET', 'HEAD']) {
      const again = await ask('/kept.js', { ...taken, 'if-modified-since': at }, method)
      expect([again.status, await again.text()]).toEqual([304, ''])
      const names = ['cache-control', 'access-control-allow-origin', 'last-modified', 'vary', 'content-length']
      const vary = encodings ? 'Accept-Encoding' : null
      expect(names.map(name => again.headers.get(name))).toEqual([expect.stringContaining('300'), '*', at, vary, null])
    }
    // A release that is put back has older files.
    const later = { ...taken, 'if-modified-since': new Date().toUTCString().replace(/\d{4}/, '2999') }
    expect((await ask('/kept.js', later)).status).toBe(200)
  }
  const page = await ask('/demo/index.html', {})
  const again = await ask('/demo/index.html', { 'if-modified-since': page.headers.get('last-modified') ?? '' })
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache'])
  expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
})

test('gives its own pages a policy without anything inline', async () => {
  for (const path of ['/', '/demo/index.html']) {
    const policy = (await get(path)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
  }
  const frame = await get('/demo/stand-in/card-frame.html')
  expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *')
})

test('follows no link that leads out of its folders', async () => {
  for (const path of ['/linked.js', '/folder/index.html', '/folder/', '/folder', '/demo/stand-in/']) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
  expect((await get('/single/other.js', 'gzip')).status).toBe(404)
  expect((await get('/same.js')).status).toBe(200)
})

test('gives away nothing outside its folders', async () => {
  for (const path of ['/demo/..%2fsecret.txt', '/..%2f..%2fsecret.txt', '/demo/%2e%2e/secret.txt', '/secret.txt']) {
    expect((await get(path)).status).toBe(404)
  }
})
