import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, httpFailure } from '../../../src/api/errors.ts'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import type { OwnGiving } from '../../../src/features/individual-giving/own/own.store.ts'
import { createPageForm } from '../../../src/features/individual-giving/own/page-form.store.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

const known = { name: 'Ida', story: 'From the phone', goal: 0, revision: 'first' }

afterEach(() => vi.useRealTimers())

const picture = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' })

/** The form on a newly loaded page. */
function open(server: ReturnType<typeof pageOnServer>, page = known, storage: Storage = memoryStorage()) {
  const { site } = testSite({ storage })
  server.know(page)
  const pathOf = (picture: string) => picture
  const kept = compartment(site, 'own page')
  return createPageForm(site, server.own, 'page', page, { decimals: 2, pathOf, kept })
}

/** A server that accepts a page only with its current revision. */
function pageOnServer() {
  let revision = 'first'
  let isLost = false
  const saved: unknown[] = []
  const sent: unknown[] = []
  const uploads: string[] = []
  const pictures: (string | null)[] = []
  const $state = atom<unknown>(undefined)
  const know = (page: object) => $state.set({ type: 'ready', value: { page } })
  const own = {
    resource: { $state, refresh: async () => {} },
    async upload(file: File) {
      uploads.push(file.name)
      if (isLost) throw new ApiError({ type: 'network' })
      return `/files/${file.name}`
    },
    async savePage(page: { story: string; picture: string | null; revision: string | null }) {
      sent.push(page)
      pictures.push(page.picture)
      if (page.revision !== revision) throw new ApiError(httpFailure(409, { error: 'fundraiser_changed' }, null))
      revision = `after ${page.story}`
      saved.push(page.story)
      if (isLost) throw new ApiError({ type: 'network' })
      return { revision }
    },
  }
  return {
    own: own as unknown as OwnGiving,
    saved,
    sent,
    uploads,
    /** The picture of each save. */
    pictures,
    know,
    change(changed: object = {}) {
      revision = 'elsewhere'
      know({ ...known, ...changed, revision })
    },
    loseAnswers: (lost = true) => (isLost = lost),
  }
}

test('what is typed stays when the page was changed elsewhere, and the next save replaces that', async () => {
  const server = pageOnServer()
  const { form, $saved } = open(server)
  form.change({ story: 'From the laptop' })
  server.change()
  await form.submit()
  expect([form.$state.get().type, form.$values.get().story, server.saved]).toEqual(['failed', 'From the laptop', []])
  await form.submit()
  expect([$saved.get(), server.saved]).toEqual([true, ['From the laptop']])
  form.change({ story: 'And once more' })
  await form.submit()
  expect(server.saved).toEqual(['From the laptop', 'And once more'])
})

test('an empty field is sent as null', async () => {
  const server = pageOnServer()
  const { form } = open(server)
  form.change({ story: ' ', goal: '' })
  await form.submit()
  expect(server.sent).toMatchObject([{ story: null, goal: null }])
})

test.each(['-5', '−5', '–0.50', '0', '0.00'])(
  'a goal of %s is refused, since it must be more than nothing',
  async goal => {
    const server = pageOnServer()
    const { form } = open(server)
    form.change({ goal })
    await form.submit()
    expect([form.$problems.get(), server.sent]).toEqual([{ goal: { key: 'amountPositive' } }, []])
    form.change({ goal: 'minus five' })
    await form.submit()
    expect(form.$problems.get()).toEqual({ goal: { key: 'amountFigures' } })
  },
)

test('an untouched form shows newer data', () => {
  const { form, isBehind } = open(pageOnServer())
  expect([isBehind(undefined), isBehind(known), isBehind({ ...known, revision: 'newer' })]).toEqual([
    false,
    false,
    true,
  ])
  form.change({ story: 'Typed' })
  expect(isBehind({ ...known, revision: 'newer' })).toBe(false)
})

test('input survives a reload, until it is saved or discarded', async () => {
  const storage = memoryStorage()
  open(pageOnServer(), known, storage).form.change({ story: 'Half a sent', goal: '300' })
  const again = open(pageOnServer(), known, storage)
  expect([again.$restored.get(), again.form.$values.get()]).toMatchObject([true, { story: 'Half a sent', goal: '300' }])
  await again.form.submit()
  expect([again.$restored.get(), again.$saved.get()]).toEqual([false, true])
  expect(open(pageOnServer(), known, storage).form.$values.get().story).toBe('From the phone')

  open(pageOnServer(), known, storage).form.change({ story: 'Never mind' })
  open(pageOnServer(), known, storage).discard()
  const after = open(pageOnServer(), known, storage)
  expect([after.$restored.get(), after.form.$values.get().story]).toEqual([false, 'From the phone'])
})

test('what was typed before a reload does not silently replace what was saved elsewhere since', async () => {
  const storage = memoryStorage()
  const server = pageOnServer()
  open(server, known, storage).form.change({ story: 'From the laptop' })
  server.change()
  const again = open(server, { ...known, story: 'Elsewhere', revision: 'elsewhere' }, storage)
  await again.form.submit()
  expect([again.form.$state.get().type, again.form.$values.get().story, server.saved]).toEqual([
    'failed',
    'From the laptop',
    [],
  ])
  await again.form.submit()
  expect(server.saved).toEqual(['From the laptop'])
})

test('what was saved although its answer was lost is not shown as unsaved after a reload', async () => {
  const storage = memoryStorage()
  const server = pageOnServer()
  server.loseAnswers()
  const before = open(server, known, storage)
  before.form.change({ story: 'On the train' })
  await before.form.submit()
  expect([before.form.$state.get().type, server.saved]).toEqual(['failed', ['On the train']])
  const after = open(server, { ...known, story: 'On the train', revision: 'after On the train' }, storage)
  expect(after.$restored.get()).toBe(false)
  expect(after.isBehind({ ...known, revision: 'newest' })).toBe(true)
})

test('a chosen picture is uploaded ahead, and survives a reload', async () => {
  vi.useFakeTimers()
  const storage = memoryStorage()
  const server = pageOnServer()
  const before = open(server, known, storage)
  for (const name of ['cut-1.jpg', 'cut-2.jpg']) before.$picture.set(picture(name))
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.uploads).toEqual(['cut-2.jpg'])

  const after = open(server, known, storage)
  expect([after.$picture.get(), after.$restored.get()]).toEqual(['/files/cut-2.jpg', true])
  await after.form.submit()
  expect([server.uploads, server.pictures]).toEqual([['cut-2.jpg'], ['/files/cut-2.jpg']])
  expect([after.$picture.get(), after.$restored.get()]).toEqual([undefined, false])
  const withIt = { ...known, picture: '/files/cut-2.jpg', revision: 'after From the phone' }
  expect(open(server, withIt, storage).$restored.get()).toBe(false)
})

test('a picture that was taken off, or is discarded, does not come back with a reload', async () => {
  vi.useFakeTimers()
  const storage = memoryStorage()
  const server = pageOnServer()
  const withOne = { ...known, picture: '/files/first.jpg' }
  open(server, withOne, storage).$picture.set('none')
  const after = open(server, withOne, storage)
  expect([after.$picture.get(), after.$restored.get()]).toEqual(['none', true])
  await after.form.submit()
  expect(server.pictures).toEqual([null])

  const again = open(server, known, storage)
  again.$picture.set(picture('never-mind.jpg'))
  again.discard()
  await vi.advanceTimersByTimeAsync(1000)
  expect([server.uploads, open(server, known, storage).$restored.get()]).toEqual([[], false])
})

test('a picture that another device has saved meanwhile, and that the form shows, is not replaced by an older one', async () => {
  const server = pageOnServer()
  const { form } = open(server, { ...known, picture: '/files/first.jpg' } as typeof known)
  form.change({ story: 'From the laptop' })
  server.change({ picture: '/files/second.jpg' })
  await form.submit()
  await form.submit()
  expect(server.pictures.at(-1)).toBe('/files/second.jpg')
})

test('a picture that could not be uploaded ahead is uploaded when the page is saved', async () => {
  vi.useFakeTimers()
  const server = pageOnServer()
  server.loseAnswers()
  const { form, $picture, $saved } = open(server)
  $picture.set(picture('ida.jpg'))
  await vi.advanceTimersByTimeAsync(1000)
  expect([form.$state.get().type, server.uploads]).toEqual(['idle', ['ida.jpg']])
  server.loseAnswers(false)
  await form.submit()
  expect([$saved.get(), server.pictures]).toEqual([true, ['/files/ida.jpg']])
})

test('a picture that could not be uploaded ahead survives a reload, and is uploaded then', async () => {
  const storage = memoryStorage()
  const server = pageOnServer()
  server.loseAnswers()
  const before = open(server, known, storage)
  before.$picture.set(picture('ida.jpg'))
  await vi.waitFor(() => expect(server.uploads).toEqual(['ida.jpg']))
  server.loseAnswers(false)

  const after = open(server, known, storage)
  expect(after.$restored.get()).toBe(true)
  const kept = after.$picture.get() as File
  expect([kept.name, kept.type, await kept.text()]).toEqual(['ida.jpg', 'image/jpeg', 'pixels'])
  await vi.waitFor(() => expect(after.$picture.get()).toBe('/files/ida.jpg'))
  await after.form.submit()
  expect(server.pictures).toEqual(['/files/ida.jpg'])
  expect(open(server, known, storage).$restored.get()).toBe(false)
})
