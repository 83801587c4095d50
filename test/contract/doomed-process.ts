/** A server process that dies in the middle of a job or a push. */
import type { Context } from '../../host-demo/server/platform/context.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { createJobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { createOutbox } from '../../host-demo/server/platform/outbox/outbox.ts'

const [, , what, url = '', kind = 'ring'] = process.argv
const { db } = await openDatabase({ type: 'postgresql', url })

async function die(): Promise<void> {
  process.kill(process.pid, 'SIGKILL')
}

if (what === 'job') {
  const jobs = createJobs(db, { kinds: [{ kind, run: die }], report: console.error })
  await jobs.start({ db } as Context)
} else {
  createOutbox(db, { publishBatch: die }, console.error)
}
