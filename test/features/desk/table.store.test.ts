import { expect, test } from 'vitest'
import { createTable } from '../../../src/features/desk/table.store.ts'
import { testSite } from '../../support/test-site.ts'

test('what changes while a page is read is read as well, and what was read is shown meanwhile', async () => {
  const answers: ((rows: string[]) => void)[] = []
  const { environment } = testSite()
  const { page } = createTable<string>(
    environment,
    () =>
      new Promise(resolve => {
        answers.push(items => resolve({ items, total: items.length }))
      }),
  )
  const shown: unknown[] = []
  page.$state.subscribe(state => void (state.type === 'ready' && shown.push(state.value.items)))
  const first = page.refresh()
  const second = page.refresh()
  answers[0]?.(['as it was'])
  await expect.poll(() => answers).toHaveLength(2)
  expect(shown).toEqual([['as it was']])
  answers[1]?.(['as it is'])
  await Promise.all([first, second])
  expect(shown).toEqual([['as it was'], ['as it is']])
  expect(answers).toHaveLength(2)
})
