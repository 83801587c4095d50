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
  vi.unstubAllGlobals()
})

const brands: Readonly<Record<string, object>> = {
  gala: { '--fayre-primary': 'red', '--fayre-radius': '0' },
  fair: { '--fayre-primary': 'blue' },
}

test('an element that changes its event wears the brand of that event alone', async () => {
  const { server } = testEnvironment()
  server.answer('GET /app/settings/block', request => {
    const event = request.url.searchParams.get('event') ?? ''
    return json({ ...wireSettings, event_id: event, brand_properties: brands[event] })(request)
  })
  vi.stubGlobal('fetch', server.fetch)
  const widget = testWidget()
  register(widget)
  await acting(() => {
    document.body.innerHTML = `<fayre-${widget.tag} host="https://give.example" event="gala"></fayre-${widget.tag}>`
  })
  await rest()
  const [element] = document.body.children
  const worn = () =>
    [...(element?.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
      .filter(rule => /^:host ?\{[^}]*--fayre-(primary|radius):/.test(rule))
      .map(rule => rule.replace(/\s/g, ''))
  expect(worn()).toEqual([':host{--fayre-primary:red;--fayre-radius:0;}'])
  await acting(() => element?.setAttribute('event', 'fair'))
  await rest()
  expect(worn()).toEqual([':host{--fayre-primary:blue;}'])
  await acting(() => element?.setAttribute('event', 'gala'))
  await rest()
  expect(worn()).toEqual([':host{--fayre-primary:red;--fayre-radius:0;}'])
})
