/**
 * Makes an event and invites its first organiser: `npm run event -- --charity … --name … --path … --organiser …`. Reads
 * the server's own settings; a running server on PostgreSQL sends the invitation.
 */
import { migrations } from './migrations.ts'
import { createEvent } from './new-event.ts'
import { runCommand } from './platform/command-options.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { readConfig } from './platform/read-config.ts'
import { readNewEvent } from './read-new-event.ts'

const usage = `npm run event -- --charity "Starling House" --charity-number 1998231 --name "Summer Ball" \\
  --path summer-ball --organiser "Ada Lovelace <ada@starling.example>" [--currency GBP] [--locale en-GB] [--time-zone Europe/London] \\
  [--origin https://www.starling.example …] [--gift-aid]`

const text = { type: 'string' } as const

const options = {
  charity: text,
  'charity-number': text,
  name: text,
  path: text,
  organiser: text,
  currency: { ...text, default: 'GBP' },
  locale: { ...text, default: 'en-GB' },
  'time-zone': { ...text, default: 'Europe/London' },
  origin: { ...text, multiple: true },
  'gift-aid': { type: 'boolean' },
} as const

await runCommand(options, usage, async values => {
  const asked = readNewEvent(values, usage)
  const config = readConfig(process.env)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const { db, close } = await openDatabase(config.database)
  try {
    await migrate(db, migrations)
    await createEvent(db, asked, { at: new Date(), publicUrl })
    console.log(`${asked.name} is at ${publicUrl}/${asked.path}, and ${asked.organiser.email} is invited.`)
  } finally {
    await close()
  }
})
