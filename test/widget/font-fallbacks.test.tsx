import { afterEach, expect, test, vi } from 'vitest'
import { register } from '../../src/widget/register.tsx'
import { acting } from '../support/acting.ts'
import { json } from '../support/fake-server.ts'
import { rest } from '../support/rest.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { wireSettings } from '../support/wire.ts'
import { testWidget } from './test-widget.tsx'

afterEach(async () => {
  await acting(() => document.body.replaceChildren())
  Reflect.deleteProperty(globalThis, Symbol.for('fayre.sites'))
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

test('two events in one page add their fallback faces once each, however often they are drawn', async () => {
  const families: string[] = []
  vi.stubGlobal('FontFace', function (this: { family: string }, family: string) {
    this.family = family
  })
  const fonts = { add: ({ family }: { family: string }) => families.push(family) }
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  const { server } = testEnvironment()
  server.answer('GET /app/settings/block', request => {
    const event = request.url.searchParams.get('event')
    return json({ ...wireSettings, event_id: event, font_fallbacks: [[`${event} fallback`, 'local("Arial")', {}]] })(
      request,
    )
  })
  vi.stubGlobal('fetch', server.fetch)
  const widget = testWidget()
  register(widget)
  await acting(() => {
    const block = (event: string) =>
      `<fayre-${widget.tag} host="https://give.example" event="${event}"></fayre-${widget.tag}>`
    document.body.innerHTML = block('gala') + block('fair')
  })
  await rest()
  expect(families.sort()).toEqual(['fair fallback', 'gala fallback'])
  for (const label of ['Given', 'Raised']) {
    for (const element of document.body.children) await acting(() => element.setAttribute('label', label))
    await rest()
  }
  expect(families).toHaveLength(2)
})
