import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { screenReader } from './screen-reader.ts'

const narrow = { viewport: { width: 320, height: 700 } } as const

test('a gift to a fundraiser is made by keyboard alone at 320 px', async ({ visitor, demo }) => {
  const page = await visitor(narrow)
  await microsite(page).open(`${demo}/riverside-10k/individual-giving/priya-nair`)
  await page.getByRole('heading', { name: 'Priya Nair' }).waitFor()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const { tabTo, press, fill, said, focused } = await screenReader(page)
  await press(/^link "Give to Priya Nair"/)
  await tabTo(/^radio "Once"/)
  await tabTo(/^radio "£/)
  await page.keyboard.press('ArrowDown')
  await press(/^button "Give £/)
  await focused('heading "Your details"')
  await press(/^button "Continue"/)
  await focused('alert "There is a problem" [live assertive]')
  await press(/^link "Please enter your first name"/)
  await page.keyboard.type('Ada')
  await fill(/^textbox "Last name"/, 'Lovelace')
  await fill(/^textbox "Email address"/, `ada-${Math.random()}@example.com`)
  await page.keyboard.press('Enter')
  await tabTo(/^radio "Yes, claim Gift Aid/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await focused('heading "Review and pay"')
  expect(await axe(page)).toEqual([])
  await donor(page, 'fayre-microsite').fillCard('4242424242424242')
  await press(/^button "Pay £/)
  await said(/^heading "Thank you/)
  await tabTo(/^link "Leave a message"/)
})

test('a captain lets somebody in and hands the team over, by keyboard alone at 320 px', async ({ visitor, demo }) => {
  const [captain, guest] = [await signedIn(demo, 'harriet@fayre.example'), await signedIn(demo, 'guest@fayre.example')]
  const words = { story: 'They sat with my mother.', goal: 0, revision: null }
  await captain('/account/fundraiser', { ...words, name: 'Harriet' })
  const team = { ...words, name: 'The Night Shift', approvalYN: 'yes' }
  const { team_id } = (await captain('/account/fundraiser-team', team)).team
  await guest('/account/fundraiser', { ...words, name: 'Eleanor' })
  await guest('/account/fundraiser/team', { team_id })

  const device = await visitor(narrow)
  const harriet = member(device, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/account/fundraising')
  await harriet.heading('Your page').waitFor()
  await device.getByRole('region').getByRole('button', { name: 'Decline' }).press('Enter')
  const { press, said, focused } = await screenReader(device)
  await press(/^button "Let Eleanor in"/)
  await said('button "Make Eleanor captain"')
  await focused(/./)
  expect(await axe(device)).toEqual([])
  await press(/^button "Make Eleanor captain"/)
  await focused('button "Cancel"')
  await device.keyboard.press('Escape')
  await focused('button "Make Eleanor captain"')
  await device.keyboard.press('Enter')
  await focused('button "Cancel"')
  await press(/^button "Make Eleanor captain"/)
  await said('button "Leave the team"')
  await focused(/./)
})

test('a name of one long word fits a phone', async ({ visitor, demo }) => {
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const long = await signedIn(demo, 'desmond@fayre.example')
  const words = { name, story: 'We row.', goal: 0, revision: null }
  const { fundraiser_id } = (await long('/account/fundraiser', words)).page
  const { team_id } = (await long('/account/fundraiser-team', words)).team
  const page = await visitor(narrow)
  for (const path of [fundraiser_id, `team/${team_id}`]) {
    await microsite(page).open(`${demo}/moonlight-ball/individual-giving/${path}`)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(320)
  }
})

interface Saved {
  readonly page: { readonly fundraiser_id: string }
  readonly team: { readonly team_id: string }
}

/** Calls that change somebody's page and team at the ball, made elsewhere. */
async function signedIn(demo: string, email: string) {
  async function send<Answer>(method: string, path: string, body: object, token?: string): Promise<Answer> {
    const headers = { 'x-event-id': 'moonlight', 'content-type': 'application/json' }
    const answer = await fetch(`${demo}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as Answer
  }
  const known = { email, password: 'fayre-demo' }
  const { access_token } = await send<{ access_token: string }>('POST', '/users/login', known)
  return (path: string, body: object) => send<Saved>('PUT', path, body, access_token)
}
