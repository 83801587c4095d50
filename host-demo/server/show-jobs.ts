/**
 * `npm run jobs`: the background jobs, those in trouble first. `-- --kind send-mail` shows one kind, `-- --retry
 * send-mail [--key mail_1]` tries those again at once that failed. Codes and other mails that somebody waits for are of
 * the kind `send-urgent-mail`.
 */
import { runCommand } from './platform/command-options.ts'
import { openDatabase } from './platform/db/database.ts'
import { listJobs, tryAgain } from './platform/jobs/inspect.ts'
import { readConfig } from './platform/read-config.ts'

const mostShown = 100

const usage = 'npm run jobs -- [--kind send-mail] [--retry send-mail|send-urgent-mail [--key mail_1]]'

const text = { type: 'string' } as const

await runCommand({ kind: text, retry: text, key: text }, usage, async ({ kind, retry, key }) => {
  const { db, close } = await openDatabase(readConfig(process.env).database)
  try {
    if (retry !== undefined) {
      const count = await tryAgain(db, retry, key)
      console.log(`${count} ${count === 1 ? 'job is' : 'jobs are'} tried again now.`)
    }
    const jobs = await listJobs(db, { ...(kind !== undefined && { only: kind }), most: mostShown })
    if (jobs.length)
      console.table(jobs.map(job => ({ ...job, due: job.due.toISOString(), next: job.next.toISOString() })))
    else console.log('No job is waiting.')
    if (jobs.length === mostShown) console.log(`These are the first ${mostShown}: name a --kind to see others.`)
  } finally {
    await close()
  }
})
