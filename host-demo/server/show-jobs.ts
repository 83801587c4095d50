/**
 * `npm run jobs`: the background jobs, those in trouble first. `-- --kind send-mail` shows one kind, `-- --retry
 * send-mail [--key mail_1]` tries failed ones again at once.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from './platform/db/database.ts'
import { listJobs, tryAgain } from './platform/jobs/inspect.ts'
import { readConfig } from './platform/read-config.ts'
import { StartupError } from './platform/startup-error.ts'

const mostShown = 100

async function showJobs(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { kind: text, retry: text, key: text } })
  const { db, close } = await openDatabase(readConfig(process.env).database)
  try {
    if (values.retry !== undefined) {
      const count = await tryAgain(db, values.retry, values.key)
      console.log(`${count} ${count === 1 ? 'job is' : 'jobs are'} tried again now.`)
    }
    const jobs = await listJobs(db, { ...(values.kind !== undefined && { only: values.kind }), most: mostShown })
    if (jobs.length)
      console.table(jobs.map(job => ({ ...job, due: job.due.toISOString(), next: job.next.toISOString() })))
    else console.log('No job is waiting.')
    if (jobs.length === mostShown) console.log(`These are the first ${mostShown}: name a --kind to see others.`)
  } finally {
    await close()
  }
}

try {
  await showJobs()
} catch (problem) {
  console.error(problem instanceof StartupError ? problem.message : problem)
  process.exit(1)
}
