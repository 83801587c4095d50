import { join } from 'node:path'
import type { Parts } from '../../host-demo/server/parts.ts'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { type RunningServer, startServer } from '../../host-demo/server/start-server.ts'
import { copyFolder } from '../copy-folder.ts'
import { passwordCost } from '../password-cost.ts'
import { folderInMemory } from '../temporary-folder.ts'
import type { Demo } from './demo.ts'

/**
 * Starts the demo in this process on a free port, with a copy of a template as its database.
 * @param besides more settings
 */
export async function startDemoFrom(
  template: string,
  besides: Readonly<Record<string, string>> = {},
  parts: Parts = {},
): Promise<Demo & Pick<RunningServer, 'context'>> {
  const { path, remove } = folderInMemory('demo')
  const data = join(path, 'data')
  await copyFolder(template, data)
  const config = readConfig({ PORT: '0', FAYRE_DATA: data, FILES_FOLDER: join(path, 'files'), ...besides })
  const { url, context, close } = await startServer({ ...config, passwordCost }, parts)
  return {
    url,
    context,
    async stop() {
      await close()
      remove()
    },
  }
}
