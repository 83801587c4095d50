import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { newEmail } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

const event = 'moonlight-ball'

/** The errors that guests read. */
describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** The same error at a German and at an English event. */
  async function both(refused: () => Promise<{ error: object }>): Promise<object[]> {
    const said: object[] = []
    for (const locale of ['de-DE', 'en-GB']) {
      await setEventLocale(demo, event, locale)
      said.push((await refused()).error)
    }
    return said
  }

  test('a refused sign-in speaks the event’s language, with its title', async () => {
    const input = { email: newEmail(), password: 'not the one' }
    expect(await both(() => demo.call(endpoints.login, input, { event }))).toEqual([
      {
        error: 'invalid_grant',
        error_header: 'Die Anmeldung hat nicht geklappt',
        error_description: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      },
      {
        error: 'invalid_grant',
        error_header: 'Sign in failed',
        error_description: 'The email address or the password is not right.',
      },
    ])
  })

  test('so do messages about fields, from a schema or with amounts', async () => {
    const extra = { guest: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada' } }
    const [email] = await both(() => demo.call(endpoints.payStripe, giftInput({ extra }), { event }))
    expect(email).toMatchObject({
      fields: { 'guest.email': 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com' },
    })
    const small = await both(() => demo.call(endpoints.payStripe, giftInput({ amount: 1 }), { event }))
    expect(JSON.stringify(small[0])).toMatch(/Wählen Sie einen Betrag von [\d,.]+\s£ bis /)
    expect(JSON.stringify(small[1])).toContain('Choose an amount from £')
  })

  test('a validator’s own words are for programs alone, in the field that they are about', async () => {
    const input = { email: 7, password: 'not the one' } as never
    const [german, english] = await both(() => demo.call(endpoints.login, input, { event }))
    const fields = { email: expect.stringMatching(/^Invalid type/) }
    expect(german).toMatchObject({ error_description: 'Das ist nicht gültig', fields })
    expect(english).toMatchObject({ error_description: 'Email is not valid', fields })
  })

  test('so does a 401, but an unknown event is reported in English', async () => {
    const [nobody] = await both(() => demo.call(endpoints.account, {}, { event }))
    expect(nobody).toEqual({
      error: 'invalid_token',
      error_header: 'Anmeldung nötig',
      error_description: 'Bitte melden Sie sich zuerst an.',
    })
    const { error } = await demo.call(endpoints.account, {}, { event: 'nowhere' })
    expect(error).toEqual({ error: 'event_not_found', error_description: 'This event is not here (any more).' })
  })

  test('an invalid link of a monthly gift is answered in the language of the event that was called', async () => {
    const { path_name: called } = await demo.context.db
      .selectFrom('events')
      .select('path_name')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const read = async (locale: string) => {
      await setEventLocale(demo, called, locale)
      const response = await fetch(`${demo.url}/monthly/${'x'.repeat(43)}`)
      return `${response.status} ${await response.text()}`
    }
    const [first, second] = [await read('de-DE'), await read('en-GB')]
    expect(first).toMatch(/^404 .*<html lang="de-DE">.*<h1>Dieser Link gilt nicht<\/h1>/s)
    expect(second).toMatch(/^404 .*<html lang="en-GB">.*<h1>This link is not good<\/h1>/s)
  })
})
