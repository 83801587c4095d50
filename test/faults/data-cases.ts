import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { comesBack, password, statusOf } from './member.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const text = 'Something went wrong. Check your internet connection and try again!'
const systemError = ['System Error', text]

/** Each failing answer, with the message beside the button. */
const refusals: readonly (readonly [fault: string, words: readonly (string | RegExp)[]])[] = [
  ['html', systemError],
  ['status-500', systemError],
  ['status-400', ['Validation Error', text]],
  ['status-403', ['Permission Error', text]],
  ['status-404', ['Not Found Error', "Sorry, can't find the data you're looking for."]],
  ['status-409', systemError],
  ['status-422', systemError],
  ['status-429', ['System Error', /try again|wait/i]],
  ['no-content', systemError],
  ['empty', systemError],
  ['list', systemError],
  ['refused', systemError],
]

const deleteButton = ({ site }: Visit) => site.getByRole('button', { name: 'Delete my account', exact: true })
const downloadButton = ({ site }: Visit) => site.getByRole('button', { name: 'Download', exact: true })

/** Fills in and ticks everything needed to delete the account. */
async function comesToTheEnd(visit: Visit): Promise<{ token: string }> {
  const member = await comesBack(visit)
  await visit.open('/moonlight-ball/account/data')
  await visit.site.getByRole('button', { name: 'Delete my account…' }).click()
  await visit.site.getByLabel('Current password').fill(password)
  await visit.site.getByRole('checkbox').check()
  return member
}

async function keepsTheForm(visit: Visit): Promise<void> {
  await visit.readsNot('Your account is deleted.')
  assert.equal(await visit.site.getByLabel('Current password').inputValue(), password)
  assert.equal(await visit.site.getByRole('checkbox').isChecked(), true)
}

/** After the fault the form can be sent as it is. */
async function isDeleted(visit: Visit, token: string): Promise<void> {
  assert.equal(await statusOf(visit.demo, token), 200)
  await deleteButton(visit).click()
  await visit.reads('Your account is deleted.')
  assert.equal(await statusOf(visit.demo, token), 401)
}

async function isSaved(visit: Visit): Promise<void> {
  const [file] = await Promise.all([visit.page.waitForEvent('download'), downloadButton(visit).click()])
  assert.equal(file.suggestedFilename(), 'moonlight-ball-data.json')
}

/** The session has expired: a dialog says so, and its OK leads to the sign-in. */
async function asksToSignIn(visit: Visit): Promise<void> {
  const dialog = visit.site.getByRole('alertdialog')
  await dialog.getByText('Session expired.').waitFor()
  await visit.readsNot('Your account is deleted.')
  await visit.recover()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await visit.site.getByLabel('Email address').waitFor()
}

/** Maintenance begins and ends. The screen beneath stays as it was. */
async function waits(visit: Visit): Promise<void> {
  await visit.reads('We’ll be back soon')
  await visit.recover()
  await visit.page.clock.fastForward(20_000)
  await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached' })
}

/** Deleting the account and exporting its data, while the API fails. */
export const dataCases: readonly FaultCase[] = [
  ...refusals.map(([fault, words], at) =>
    serverFault(
      `${fault}@deleteAccount`,
      async visit => {
        const { token } = await comesToTheEnd(visit)
        await visit.injectFault(`${fault}@deleteAccount`)
        await deleteButton(visit).click()
        for (const part of words) await visit.reads(part)
        await keepsTheForm(visit)
        await visit.recover()
        await isDeleted(visit, token)
      },
      { end: 'it says so, the account is there and what was typed too; the next try deletes it', ...shortAt(at) },
    ),
  ),
  serverFault(
    'status-401@deleteAccount',
    async visit => {
      const { token } = await comesToTheEnd(visit)
      await visit.injectFault('status-401@deleteAccount')
      await deleteButton(visit).click()
      await asksToSignIn(visit)
      assert.equal(await statusOf(visit.demo, token), 200)
    },
    { end: "popup 'Session expired.'; its OK leads to the sign-in, and the account is there" },
  ),
  serverFault(
    'status-503@deleteAccount',
    async visit => {
      await visit.page.clock.install()
      const { token } = await comesToTheEnd(visit)
      await visit.injectFault('status-503@deleteAccount')
      await deleteButton(visit).click()
      await waits(visit)
      await keepsTheForm(visit)
      await isDeleted(visit, token)
    },
    { end: 'the maintenance screen; then the form as it was, and the next try deletes the account' },
  ),
  serverFault(
    'breaks-off@deleteAccount',
    async visit => {
      const { token } = await comesToTheEnd(visit)
      await visit.injectFault('breaks-off@deleteAccount')
      await deleteButton(visit).click()
      for (const part of systemError) await visit.reads(part)
      await keepsTheForm(visit)
      await visit.recover()
      assert.equal(await statusOf(visit.demo, token), 401)
      await deleteButton(visit).click()
      await visit.reads('Your account is deleted.')
    },
    { end: 'nobody has heard that it is deleted; the next try finds no session, and says that it is' },
  ),
  {
    name: 'offline as an account is deleted',
    by: 'network',
    end: 'the default message, the account is there and what was typed too; online again the next try deletes it',
    short: true,
    async run(visit) {
      const { token } = await comesToTheEnd(visit)
      await visit.page.waitForLoadState('networkidle')
      await visit.context.setOffline(true)
      await deleteButton(visit).click()
      await visit.reads('System Error')
      await keepsTheForm(visit)
      await visit.context.setOffline(false)
      await isDeleted(visit, token)
    },
  },
  ...refusals.map(([fault, words], at) =>
    serverFault(
      `${fault}@accountData`,
      async visit => {
        await comesBack(visit)
        await visit.open('/moonlight-ball/account/data')
        await visit.injectFault(`${fault}@accountData`)
        const saved: string[] = []
        visit.page.on('download', file => saved.push(file.suggestedFilename()))
        await downloadButton(visit).click()
        for (const part of words) await visit.reads(part)
        await visit.recover()
        await isSaved(visit)
        assert.equal(saved.length, 1)
      },
      { end: 'it says so and saves nothing; the next try saves the file', ...shortAt(at) },
    ),
  ),
  serverFault(
    'status-401@accountData',
    async visit => {
      await comesBack(visit)
      await visit.open('/moonlight-ball/account/data')
      await visit.injectFault('status-401@accountData')
      await downloadButton(visit).click()
      await asksToSignIn(visit)
    },
    { end: "popup 'Session expired.'; its OK leads to the sign-in" },
  ),
  serverFault(
    'status-503@accountData',
    async visit => {
      await visit.page.clock.install()
      await comesBack(visit)
      await visit.open('/moonlight-ball/account/data')
      await downloadButton(visit).waitFor()
      await visit.injectFault('status-503@accountData')
      await downloadButton(visit).click()
      await waits(visit)
      await isSaved(visit)
    },
    { end: 'the maintenance screen; then the next try saves the file' },
  ),
]

/** The first case of each kind is among the browser tests. */
function shortAt(at: number): { short?: true } {
  return at === 0 ? { short: true } : {}
}
