import { type ChildProcess, spawn } from 'node:child_process'
import { atExit } from '../at-exit.ts'
import { freePort } from '../free-port.ts'
import { commands, type Engine, untilIt } from './wire.ts'

/** WebKitGTK: Safari's engine on another system. It has no headless mode, so it runs on a virtual display. */
export const webkit: Engine = {
  name: 'WebKit',
  paths: ['/usr/bin/WebKitWebDriver'],
  packages: ['webkit2gtk-driver', 'xvfb'],
  start: async path => {
    const port = await freePort()
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = await new Promise((done, fail) => {
      screen.once('error', fail)
      screen.stdio[3]?.once('data', data => done(String(data).trim()))
    })
    const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${display}` },
      stdio: 'ignore',
    })
    const forget = atExit(() => [driver, screen].map(each => each.kill('SIGKILL')))
    const top = `http://127.0.0.1:${port}/session`
    const begun = await untilIt(() => ask(top, 'POST', { capabilities: { alwaysMatch: {} } }))
    const session = `${top}/${Object(begun).sessionId}`
    return {
      wire: (command, given) => ask(session + commands[command][1], 'POST', given),
      stop: async () => {
        await ask(session, 'DELETE')
        forget()
        await Promise.all([driver, screen].map(end))
      },
    }
  },
}

async function ask(address: string, method: string, given?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(given && { body: JSON.stringify(given) }) })
  const { value } = Object(await answer.json())
  if (!answer.ok) throw new Error(JSON.stringify(value))
  return value
}

function end(process: ChildProcess): Promise<unknown> {
  const ended = new Promise(done => process.once('exit', done))
  process.kill()
  return ended
}
