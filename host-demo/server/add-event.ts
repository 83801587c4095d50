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
import { StartupError } from './platform/startup-error.ts'

const usage = `npm run event -- --charity "Starling House" --charity-number 1998231 --name "Summer Ball" \\
  --path summer-ball --organiser "Ada Lovelace <ada@starling.example>" [--currency GBP] [--locale en-GB] [--time-zone Europe/London]`

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
}

await runCommand(options, usage, async values => {
  const { charity = '', name = '', path = '', organiser: who = '', currency, locale, 'time-zone': timeZone } = values
  const missing = Object.entries({ charity, name, path, organiser: who }).flatMap(([option, value]) =>
    value ? [] : `--${option}`,
  )
  if (missing.length) throw new StartupError(`Not given: ${missing.join(', ')}.\n${usage}`)
  const [, firstName, lastName, email] = /^(\S+) (.+) <(\S+@\S+)>$/.exec(who) ?? []
  if (!firstName || !lastName || !email) {
    throw new StartupError(
      '--organiser is a first name, a last name and an address: "Ada Lovelace <ada@starling.example>".',
    )
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(path)) {
    throw new StartupError('--path is part of an address: small letters, digits and hyphens.')
  }
  check('currency', 'GBP', () => new Intl.NumberFormat('en', { style: 'currency', currency }))
  check('locale', 'en-GB', () => new Intl.Locale(locale))
  check('time-zone', 'Europe/London', () => new Intl.DateTimeFormat('en', { timeZone }))
  const config = readConfig(process.env)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const { db, close } = await openDatabase(config.database)
  try {
    await migrate(db, migrations)
    const asked = { charity, charityNumber: values['charity-number'], name, path, currency, locale, timeZone }
    const organiser = { firstName, lastName, email }
    await createEvent(db, { ...asked, organiser }, { at: new Date(), publicUrl })
    console.log(`${name} is at ${publicUrl}/${path}, and ${email} is invited.`)
  } finally {
    await close()
  }
})

function check(option: string, example: string, use: () => unknown): void {
  try {
    use()
  } catch {
    throw new StartupError(`--${option} is not known. One that is: ${example}.`)
  }
}
