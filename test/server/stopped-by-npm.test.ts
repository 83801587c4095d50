import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { production } from '../production-settings.ts'
import { folderInMemory } from '../temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('SIGTERM to `npm run serve` stops the server, not only npm', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const data = folderInMemory('stopped')
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: root,
    env: { ...process.env, ...production, PORT: String(port), FAYRE_DATA: `${data.path}/data`, DRAIN_SECONDS: '0' },
    stdio: 'ignore',
    // So that whatever npm leaves behind can be stopped as its group.
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // Nothing was left behind.
    }
    data.remove()
  })
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 90_000, interval: 200 }).toBe(true)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect.poll(isUp, { timeout: 10_000, interval: 200 }).toBe(false)
})
