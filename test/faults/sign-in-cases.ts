import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const text = 'Something went wrong. Check your internet connection and try again!'

/** Fills in address and password, and submits. */
export async function typeSignIn({ open, site }: Visit): Promise<void> {
  await open('/moonlight-ball/sign-in')
  await site.getByLabel('Email address').fill('guest@fayre.example')
  await site.getByLabel('Password', { exact: true }).fill('fayre-demo')
}

export const sendSignIn = ({ site }: Visit) => site.getByRole('button', { name: 'Sign in', exact: true }).click()

/** The input is still there. */
export async function keepsTyped({ site }: Visit): Promise<void> {
  assert.equal(await site.getByLabel('Email address').inputValue(), 'guest@fayre.example')
  assert.equal(await site.getByLabel('Password', { exact: true }).inputValue(), 'fayre-demo')
}

/**
 * After the fault the form can be submitted as it is. The answer is simulated, because the number of sign-ins is
 * limited.
 */
export async function signsIn(visit: Visit): Promise<void> {
  await visit.recover()
  await answerSignIn(visit)
  await sendSignIn(visit)
  await visit.site.getByRole('link', { name: 'Eleanor' }).first().waitFor()
}

/** @param sent called at each try */
export async function answerSignIn({ page }: Visit, sent: () => void = () => {}): Promise<void> {
  // The server does not know the simulated session, and would end it.
  await page.route(/account\/bids$/, route => route.fulfill({ json: noBids }))
  await page.route(/users\/login$/, async route => {
    sent()
    await new Promise(done => setTimeout(done, 300))
    await route.fulfill({ json: session })
  })
}

const session = {
  result: 'signed_in',
  access_token: 'a-canned-token',
  expires_at: '2126-01-01T00:00:00.000Z',
  user: { user_id: 'usr_1', first_name: 'Eleanor', last_name: 'Hart', email: 'guest@fayre.example', mobile: null },
}

const noBids = { currency: 'GBP', currency_decimals: 2, server_time: '2026-12-15T18:30:00.000Z', items: [] }

/** The sign-in shows this message and keeps the input. Another try succeeds. */
function said(name: string, words: readonly (string | RegExp)[], options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      await typeSignIn(visit)
      await visit.injectFault(name)
      await sendSignIn(visit)
      for (const part of words) await visit.reads(part)
      await keepsTyped(visit)
      await signsIn(visit)
    },
    options,
  )
}

const systemError = ['System Error', text]

/** Every error status and every invalid answer for a filled-in form. */
export const signInCases: readonly FaultCase[] = [
  said('status-400', ['Validation Error', text]),
  said('status-403', ['Permission Error', text]),
  said('status-404', ['Not Found Error', "Sorry, can't find the data you're looking for."]),
  ...[408, 409, 413, 422, 502].map(status => said(`status-${status}`, systemError)),
  said('status-429', ['System Error', /try again|wait/i]),
  said('status-500', systemError),
  said('status-511', systemError),
  ...['no-content', 'empty', 'html-as-json', 'null', 'list', 'redirect'].map(name => said(name, systemError)),
  said('html', systemError, { short: true }),
  said('redirect-loop', systemError),
  said('refused', systemError, { short: true }),
  said('breaks-off', systemError),
  said('invalid-grant', ['The email address or the password is not right.']),
  said('untrusted-source', ['This page is not among those that the organiser allows.']),
  said('field-refused', ['This address is not known here.']),
  said('words-that-run', ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>']),
  serverFault(
    'status-401',
    async visit => {
      await typeSignIn(visit)
      await visit.injectFault('status-401')
      await sendSignIn(visit)
      const dialog = visit.site.getByRole('alertdialog')
      await dialog.getByText('Session expired.').waitFor()
      await dialog.getByText(/^Your session has expired, as a security measure you have been logged out\./).waitFor()
      await visit.recover()
      const loaded = visit.page.waitForEvent('load')
      await dialog.getByRole('button', { name: 'OK' }).click()
      await loaded
      await visit.site.getByLabel('Email address').waitFor()
    },
    { short: true },
  ),
  serverFault(
    'status-503',
    async visit => {
      await visit.page.clock.install()
      await typeSignIn(visit)
      await visit.injectFault('status-503')
      await sendSignIn(visit)
      await visit.reads('We’ll be back soon')
      await visit.readsNot('System Error')
      await visit.recover()
      await visit.page.clock.fastForward(20_000)
      await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached' })
      await keepsTyped(visit)
      await signsIn(visit)
    },
    { short: true },
  ),
  serverFault(
    'own-words',
    async visit => {
      await typeSignIn(visit)
      await visit.injectFault('own-words')
      await sendSignIn(visit)
      await visit.reads('The hammer has fallen')
      await visit.reads('This lot was closed a moment ago.')
      await keepsTyped(visit)
      await visit.site.getByRole('button', { name: 'See other lots' }).click()
      await visit.page.waitForURL(/\/moonlight-ball\/auction$/)
    },
    { short: true },
  ),
  serverFault('redirect-away', async visit => {
    await typeSignIn(visit)
    await visit.injectFault('redirect-away')
    await sendSignIn(visit)
    await visit.reads('Please go on elsewhere.')
    await visit.site.getByRole('button', { name: 'OK', exact: true }).click()
    await keepsTyped(visit)
    assert.match(visit.page.url(), /\/moonlight-ball\/sign-in$/)
  }),
]
