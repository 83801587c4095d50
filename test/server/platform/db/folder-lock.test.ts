import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../../../host-demo/server/platform/db/folder-lock.ts'
import { beginningOf } from '../../../../host-demo/server/platform/db/process-beginning.ts'
import { temporaryFolder } from '../../../temporary-folder.ts'

function emptyFolder(): string {
  const { path, remove } = temporaryFolder('lock')
  onTestFinished(() => remove())
  return path
}

test('locks a folder until it is released', async () => {
  const folder = join(emptyFolder(), 'data', 'demo')
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}) uses the data folder`)
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('leaves the folder of a living process alone', async () => {
  const folder = emptyFolder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await writeFile(join(folder, 'server.lock'), String(other.pid))
  await expect(lockFolder(folder)).rejects.toThrow(`Another server (process ${other.pid})`)
})

test('takes over what a dead process left', async () => {
  const folder = emptyFolder()
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  await writeFile(join(folder, 'server.lock'), String(dead.pid))
  const lock = await lockFolder(folder)
  expect((await readFile(join(folder, 'server.lock'), 'utf8')).split(' ')[0]).toBe(String(process.pid))
  await lock.release()
})

test('takes over the lock of a dead process whose number is used again', async () => {
  const folder = emptyFolder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  const beginning = await beginningOf(other.pid ?? 0)
  // Only Linux says.
  if (beginning === undefined) return
  await writeFile(join(folder, 'server.lock'), `${other.pid} ${beginning}`)
  await expect(lockFolder(folder)).rejects.toThrow(`Another server (process ${other.pid})`)
  await writeFile(join(folder, 'server.lock'), `${other.pid} ${Number(beginning) - 1}`)
  await (await lockFolder(folder)).release()
})

test('says why a folder cannot be used', async () => {
  const file = join(emptyFolder(), 'file')
  await writeFile(file, '')
  await expect(lockFolder(file)).rejects.toThrow(`${file} is a file`)
  await expect(lockFolder(join(file, 'below'))).rejects.toThrow('cannot be used')
  await expect(lockFolder('/proc/nowhere')).rejects.toThrow('cannot be used')
})
