import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flag } from '../../src/widget/attributes.ts'
import { register } from '../../src/widget/register.tsx'
import { acting } from '../support/acting.ts'
import { held, json, offline } from '../support/fake-server.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { wireSettings } from '../support/wire.ts'
import { clearPage } from './clear-page.ts'
import { testWidget } from './test-widget.tsx'

const { server } = testEnvironment()

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(clearPage)

/** Shows a widget with these further attributes. */
async function show(more: ReturnType<typeof testWidget>['attributes']): Promise<HTMLElement> {
  const { attributes, ...widget } = testWidget()
  register({ ...widget, attributes: { ...attributes, ...more } })
  await acting(() => {
    document.body.innerHTML = `<fayre-${widget.tag} no-font></fayre-${widget.tag}>`
  })
  return document.body.firstElementChild?.shadowRoot?.querySelector('.fayre') as HTMLElement
}

test.each([
  ['have come', json(wireSettings)],
  ['have failed', offline],
])('is held back in the room that the snippet keeps, until the settings %s', async (_, answer) => {
  const late = held(answer)
  server.answer('GET /app/settings/block', late.answer)
  vi.spyOn(console, 'error').mockReturnValue()
  const base = await show({ noFont: flag() })
  expect([base.className, base.style.minBlockSize]).toEqual(['fayre held', '40px'])
  late.release()
  await expect.poll(() => acting(() => {}).then(() => base.className)).toBe('fayre')
  expect(base.style.minBlockSize).toBe('')
})

test('is shown at once by the microsite, where the server’s page stands until then', async () => {
  server.answer('GET /app/settings/block', held(json(wireSettings)).answer)
  const base = await show({})
  expect([base.className, base.style.minBlockSize]).toEqual(['fayre', ''])
})
