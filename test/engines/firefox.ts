import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { atExit } from '../at-exit.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { commands, type Engine, untilIt, type Wire } from './wire.ts'

/** Headless Firefox with a profile of its own. */
export const firefox: Engine = {
  name: 'Firefox',
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  packages: ['firefox-esr'],
  start: async path => {
    const profile = temporaryFolder('firefox')
    const port = await freePort()
    writeFileSync(join(profile.path, 'user.js'), `user_pref('marionette.port', ${port});`)
    const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile.path]
    const browser = spawn(path, flags, { stdio: 'ignore' })
    const forget = atExit(() => browser.kill('SIGKILL'))
    const ended = new Promise(done => browser.once('exit', done))
    const wire = await untilIt(() => marionette(port))
    await wire('begin', {})
    return {
      wire,
      stop: async () => {
        forget()
        browser.kill()
        await ended
        profile.remove()
      },
    }
  },
}

/** Firefox's own WebDriver protocol: JSON arrays, each preceded by its length. */
async function marionette(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (error: unknown, value: unknown) => void>()
  let received: Buffer = Buffer.alloc(0)
  let last = 0
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The only message that is not an array is the greeting.
      const [, id, error, value] = Array.isArray(message) ? message : [1, 0]
      waiting.get(id)?.(error, value)
    }
  })
  await new Promise<void>((done, fail) => {
    socket.once('error', fail)
    waiting.set(0, () => done())
  })
  return (command, given) =>
    new Promise((done, fail) => {
      last++
      const text = JSON.stringify([0, last, `WebDriver:${commands[command][0]}`, given])
      waiting.set(last, (error, value) =>
        error ? fail(new Error(JSON.stringify(error))) : done('value' in Object(value) ? Object(value).value : value),
      )
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
