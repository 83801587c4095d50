import { join } from 'node:path'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { copyFolder } from '../copy-folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { Demo } from './demo.ts'

/** Migrates and seeds the demo's database once; each demo starts from a copy. */
export async function makeTemplate(): Promise<{ folder: string; remove(): void }> {
  const { path, remove } = temporaryFolder('template')
  const folder = join(path, 'data')
  const demo = await startIn(folder)
  await demo.close()
  return { folder, remove }
}

/** Starts the demo in this process on a free port, with a database of its own. */
export async function startDemoFrom(template: string): Promise<Demo> {
  const { path, remove } = temporaryFolder('demo')
  const folder = join(path, 'data')
  await copyFolder(template, folder)
  const { url, close } = await startIn(folder)
  return {
    url,
    async stop() {
      await close()
      remove()
    },
  }
}

const startIn = (folder: string) => startServer(readConfig({ PORT: '0', FAYRE_DATA: folder }))
