import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { bundleOf } from '../bundled.ts'
import { embedded } from '../databases.ts'
import type { Template } from '../templates.ts'

/** Also matches what a module might keep for the demo in its own folder. */
const ofDemos = /server\/(.+\/)?(demo|stand-in)(\/|\.ts$)/

/** A server process on a copy of a template, which records the parts with the demo's files that it loads. */
export async function serve(variables: Readonly<Record<string, string>>, template: Template) {
  const { config, drop } = await embedded.prepare(template)
  const { file, parts } = await bundleOf(fileURLToPath(new URL('../../host-demo/server/main.ts', import.meta.url)))
  const ofDemo = Object.keys(parts).filter(name => parts[name]?.some(path => ofDemos.test(path)))
  const tell = `export async function load(url, context, next) {
    if (${JSON.stringify(ofDemo)}.some(name => url.endsWith(name))) console.error('LOADED ' + url)
    return next(url, context)
  }`
  const hook = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(tell))})`
  const server = spawn(process.execPath, ['--import', dataUrl(hook), file], {
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
  return { url: /(http:\/\/127[.\d]+:\d+)/.exec(said.text)?.[1] ?? '', said, child: server }
}

const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
