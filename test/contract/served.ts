import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { embedded } from '../databases.ts'
import type { Template } from '../templates.ts'

/** A server as `npm run serve` starts it, on a copy of a template, which records the demo files that it loads. */
export async function serve(variables: Readonly<Record<string, string>>, template: Template) {
  const { config, drop } = await embedded.prepare(template)
  const tell = `export async function load(url, context, next) {
    if (/server\\/(demo|stand-in)\\//.test(url)) console.error('LOADED ' + url)
    return next(url, context)
  }`
  const hook = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(tell))})`
  const main = fileURLToPath(new URL('../../host-demo/server/main.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', '--import', dataUrl(hook), main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', FAYRE_DATA: config.folder, ...variables },
  })
  const said = { text: '' }
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', data => {
      said.text += data
    })
  }
  onTestFinished(async () => {
    await end(server)
    await drop()
  })
  await expect.poll(() => said.text, { timeout: 120_000 }).toMatch(/http:\/\/127[.\d]+:\d+/)
  return { url: /(http:\/\/127[.\d]+:\d+)/.exec(said.text)?.[1] ?? '', said }
}

const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
