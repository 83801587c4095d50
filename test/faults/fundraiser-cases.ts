import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { FaultCase } from './fault-case.ts'
import { comesBack } from './member.ts'
import { type OwnPage, peopleApi } from './people-api.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const account = '/moonlight-ball/account/fundraising'
const story = 'I bake for Starling House.'

const storyField = ({ site }: Visit) => site.getByLabel(/^Why you are doing this/)
const button = ({ site }: Visit, name: string) => site.getByRole('button', { name, exact: true })
const alert = ({ site }: Visit) => site.getByRole('alert').filter({ hasText: /\w/ }).first()

/** A signed-in person who has filled in the form of their page. */
async function typesPage(visit: Visit) {
  const { token } = await comesBack(visit)
  const api = peopleApi(visit.demo, token)
  await visit.open(account)
  await storyField(visit).fill(story)
  const publish = () => button(visit, 'Make the page').click()
  /** The page exists once, as it was typed. */
  async function isMade(): Promise<OwnPage> {
    await visit.site.getByRole('heading', { name: 'Your page', exact: true }).waitFor()
    const page = await api.ownPage()
    assert.equal(page?.story, story)
    return page
  }
  const keepsTyped = async () => assert.equal(await storyField(visit).inputValue(), story)
  return { api, publish, isMade, keepsTyped }
}

async function choosesPicture({ site }: Visit): Promise<void> {
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b7a45' } })
    .png()
    .toBuffer()
  await site.getByLabel('Picture').setInputFiles({ name: 'ida.png', mimeType: 'image/png', buffer })
  await site.getByLabel('Which part is shown').waitFor()
}

/** The page is not saved: the form says so and keeps the input, and the next press saves it. */
const savedNext = (fault: string): FaultCase =>
  serverFault(
    fault,
    async visit => {
      const ida = await typesPage(visit)
      await visit.injectFault(fault)
      await ida.publish()
      await alert(visit).waitFor()
      await ida.keepsTyped()
      await visit.recover()
      await ida.publish()
      await ida.isMade()
    },
    { end: 'it says so and keeps what was typed; the next press makes the page, once' },
  )

/** Faults for somebody who makes a fundraising page. */
export const fundraiserCases: readonly FaultCase[] = [
  ...['400', '403', '404', '409', '500'].map(status => savedNext(`status-${status}@saveFundraiser`)),
  ...['html', 'empty', 'list', 'refused', 'breaks-off'].map(fault => savedNext(`${fault}@saveFundraiser`)),
  serverFault(
    'status-401@saveFundraiser',
    async visit => {
      const ida = await typesPage(visit)
      await visit.injectFault('status-401@saveFundraiser')
      await ida.publish()
      const dialog = visit.site.getByRole('alertdialog')
      await dialog.getByText('Session expired.').waitFor()
      await visit.recover()
      await dialog.getByRole('button', { name: 'OK' }).click()
      await visit.site.getByLabel('Email address').waitFor()
    },
    { end: "popup 'Session expired.'; its OK leads to the sign-in" },
  ),
  serverFault(
    'status-503@saveFundraiser',
    async visit => {
      await visit.page.clock.install()
      const ida = await typesPage(visit)
      await visit.injectFault('status-503@saveFundraiser')
      await ida.publish()
      await visit.reads('We’ll be back soon')
      await visit.recover()
      await visit.page.clock.fastForward(20_000)
      await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached' })
      await ida.keepsTyped()
      await ida.publish()
      await ida.isMade()
    },
    { end: 'the maintenance screen; then the form as it was, and the next press makes the page' },
  ),
  serverFault(
    'slow@saveFundraiser',
    async visit => {
      const ida = await typesPage(visit)
      await visit.injectFault('slow@saveFundraiser')
      await ida.publish()
      await visit.site.getByRole('button', { name: 'Saving' }).waitFor()
      await visit.reads(/Still trying/)
      await ida.isMade()
    },
    { end: 'the answer is late: it says that it is still trying, and then the page is there' },
  ),
  {
    name: 'a page is made with two presses',
    by: 'a donor',
    end: 'it is sent once',
    async run(visit) {
      const ida = await typesPage(visit)
      const sent: string[] = []
      visit.page.on('request', request => request.method() === 'PUT' && sent.push(request.url()))
      await button(visit, 'Make the page').evaluate((element: HTMLElement) => {
        for (let press = 0; press < 3; press++) element.click()
      })
      await ida.isMade()
      assert.equal(sent.length, 1)
    },
  },
  {
    name: 'a page that was saved on another device meanwhile',
    by: 'another tab',
    end: 'it says so, keeps what was typed and replaces nothing; the next press does',
    async run(visit) {
      const ida = await typesPage(visit)
      await ida.api.savePage({ story: 'From the laptop' })
      await ida.publish()
      await visit.reads(/changed elsewhere meanwhile/)
      await ida.keepsTyped()
      assert.equal((await ida.api.ownPage())?.story, 'From the laptop')
      await visit.site.locator('form').first().getByRole('button', { name: 'Save' }).click()
      await ida.isMade()
    },
  },
  serverFault(
    'breaks-off@fundraiserPicture',
    async visit => {
      const ida = await typesPage(visit)
      await choosesPicture(visit)
      await visit.injectFault('breaks-off@fundraiserPicture')
      await ida.publish()
      await alert(visit).waitFor()
      await ida.keepsTyped()
      assert.equal(await ida.api.ownPage(), null)
      await visit.recover()
      await ida.publish()
      assert.match((await ida.isMade()).picture?.uri ?? '', /\.(jpe?g|webp)$/)
    },
    { end: 'the upload is cut off: nothing is saved, picture and words are kept, and the next press saves both' },
  ),
  serverFault(
    'refused@fundraiserPicture',
    async visit => {
      const ida = await typesPage(visit)
      await visit.injectFault('refused@fundraiserPicture')
      const isRefused = visit.page.waitForEvent('requestfailed')
      await choosesPicture(visit)
      await isRefused
      await visit.page.reload({ waitUntil: 'commit' })
      await visit.reads('You typed this before, and it is not saved yet.')
      const isDrawn = (shown: Element) => shown instanceof HTMLCanvasElement && shown.width === 300
      await visit.page.waitForFunction(isDrawn, await visit.site.locator('.own-picture-shown').elementHandle())
      await visit.recover()
      await ida.publish()
      assert.match((await ida.isMade()).picture?.uri ?? '', /\.(jpe?g|webp)$/)
    },
    { end: 'the picture cannot be sent: after a reload it is there all the same, and the next press saves it' },
  ),
]
