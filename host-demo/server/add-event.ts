/**
 * Makes an event and invites its first organiser: `npm run event -- --charity … --name … --path … --organiser …`. Reads
 * the server's own settings; a running server on PostgreSQL sends the invitation.
 */
import { parseArgs } from 'node:util'
import { migrations } from './migrations.ts'
import { createEvent } from './new-event.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { readConfig } from './platform/read-config.ts'
import { StartupError } from './platform/startup-error.ts'

const usage = `npm run event -- --charity "Starling House" --charity-number 1998231 --name "Summer Ball" \\
  --path summer-ball --organiser "Ada Lovelace <ada@starling.example>" [--currency GBP] [--locale en-GB] [--time-zone Europe/London]`

try {
  await addEvent()
} catch (problem) {
  console.error(problem instanceof StartupError ? problem.message : problem)
  process.exit(1)
}

async function addEvent(): Promise<void> {
  const { values } = parseArgs({
    options: {
      charity: { type: 'string' },
      'charity-number': { type: 'string' },
      name: { type: 'string' },
      path: { type: 'string' },
      organiser: { type: 'string' },
      currency: { type: 'string', default: 'GBP' },
      locale: { type: 'string', default: 'en-GB' },
      'time-zone': { type: 'string', default: 'Europe/London' },
    },
  })
  const { charity, name, path, currency, locale } = values
  const [, firstName, lastName, email] = /^(\S+) (.+) <(\S+@\S+)>$/.exec(values.organiser ?? '') ?? []
  if (!charity || !name || !firstName || !lastName || !email) throw new StartupError(usage)
  if (!path || !/^[a-z0-9][a-z0-9-]*$/.test(path)) {
    throw new StartupError('--path is part of an address: small letters, digits and hyphens.')
  }
  const config = readConfig(process.env)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const { db, close } = await openDatabase(config.database)
  try {
    await migrate(db, migrations)
    const asked = { charity, charityNumber: values['charity-number'], name, path, currency, locale }
    const organiser = { firstName, lastName, email }
    await createEvent(db, { ...asked, timeZone: values['time-zone'], organiser }, { at: new Date(), publicUrl })
    console.log(`${name} is at ${publicUrl}/${path}, and ${email} is invited.`)
  } finally {
    await close()
  }
}
