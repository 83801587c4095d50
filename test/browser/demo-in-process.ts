import type { Parts } from '../../host-demo/server/parts.ts'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { type RunningServer, startServer } from '../../host-demo/server/start-server.ts'
import { postgresql } from '../databases.ts'
import { passwordCost } from '../password-cost.ts'
import { folderInMemory } from '../temporary-folder.ts'
import type { Demo } from './demo.ts'

/**
 * Starts the demo in this process on a free port. PostgreSQL, because an embedded database costs each file three
 * seconds more.
 * @param besides more settings
 */
export async function startDemo(
  besides: Readonly<Record<string, string>> = {},
  parts: Parts = {},
): Promise<Demo & Pick<RunningServer, 'context'>> {
  const { path, remove } = folderInMemory('files')
  const { config: database, drop } = await postgresql.prepare('demo')
  const config = { ...readConfig({ PORT: '0', FILES_FOLDER: path, ...besides }), database, passwordCost }
  const { url, context, close } = await startServer(config, parts)
  return {
    url,
    context,
    async stop() {
      await close()
      await drop()
      remove()
    },
  }
}
