import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { ApiError, httpFailure } from '../../../src/api/errors.ts'
import type { OwnGiving } from '../../../src/features/individual-giving/own/own.store.ts'
import { createPageForm } from '../../../src/features/individual-giving/own/page-form.store.ts'
import { testSite } from '../../support/test-site.ts'

const known = { name: 'Ida', story: 'From the phone', goal: 0, revision: 'first' }
const options = { decimals: 2, pathOf: (picture: string) => picture }

/** A server that takes a page only with the revision that it has. */
function pageOnServer() {
  let revision = 'first'
  const saved: unknown[] = []
  const $state = atom({ type: 'ready', value: { page: known } } as unknown)
  const own = {
    resource: { $state, refresh: async () => $state.set({ type: 'ready', value: { page: { ...known, revision } } }) },
    async savePage(page: { story: string; revision: string | null }) {
      if (page.revision !== revision) throw new ApiError(httpFailure(409, { error: 'fundraiser_changed' }, null))
      revision = `after ${page.story}`
      saved.push(page.story)
      return { revision }
    },
  }
  return { own: own as unknown as OwnGiving, saved, change: () => (revision = 'elsewhere') }
}

test('what is typed stays when the page was changed elsewhere, and the next save replaces that', async () => {
  const server = pageOnServer()
  const { form, $saved } = createPageForm(testSite().site, server.own, 'page', known, options)
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

test('a form nobody has typed into gives way to what is newer', () => {
  const { form, isBehind } = createPageForm(testSite().site, pageOnServer().own, 'page', known, options)
  expect([isBehind(undefined), isBehind(known), isBehind({ ...known, revision: 'newer' })]).toEqual([
    false,
    false,
    true,
  ])
  form.change({ story: 'Typed' })
  expect(isBehind({ ...known, revision: 'newer' })).toBe(false)
})
