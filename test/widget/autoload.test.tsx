import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autoload as autoloadWith, type Loaders } from '../../src/widget/autoload.ts'
import type { DefineOptions } from '../../src/widget/define-widget.tsx'
import * as register from '../../src/widget/register.tsx'
import { acting } from '../support/acting.ts'
import { json } from '../support/fake-server.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { wireSettings } from '../support/wire.ts'
import { clearPage } from './clear-page.ts'
import { shown, testWidget } from './test-widget.tsx'

let end = () => {}

const autoload = (loaders: Loaders, options: DefineOptions) => autoloadWith(loaders, options, async () => register)

beforeEach(() => {
  const { server } = testEnvironment()
  server.answer('GET /app/settings/block', json(wireSettings))
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(async () => {
  end()
  await clearPage()
})

/** A block that can be loaded, and how often it was. */
function block() {
  const widget = testWidget()
  return { widget, tag: `fayre-${widget.tag}`, load: vi.fn(async () => widget) }
}

function append(html: string): void {
  document.body.append(document.createRange().createContextualFragment(html))
}

const defined = (tag: string) => vi.waitFor(() => expect(customElements.get(tag)).toBeDefined())

test('loads the blocks that a page uses, once each, and no others', async () => {
  const [used, unused] = [block(), block()]
  append(`<main><${used.tag}></${used.tag}><${used.tag}></${used.tag}></main>`)
  end = autoload({ [used.widget.tag]: used.load, [unused.widget.tag]: unused.load }, {})
  await defined(used.tag)
  expect(used.load).toHaveBeenCalledTimes(1)
  expect(unused.load).not.toHaveBeenCalled()
  expect(customElements.get(unused.tag)).toBeUndefined()
})

test('loads a block whose tag comes later, however deep', async () => {
  const [{ widget, tag, load }, last] = [block(), block()]
  end = autoload({ [widget.tag]: load, [last.widget.tag]: last.load }, {})
  expect(load).not.toHaveBeenCalled()
  append(`<section><p>Text</p><div><${tag}></${tag}></div></section>`)
  await defined(tag)
  append(`<${tag}></${tag}><${last.tag}></${last.tag}>`)
  await defined(last.tag)
  expect(load).toHaveBeenCalledTimes(1)
})

test('watches no longer than it is asked to', async () => {
  const [{ widget, tag, load }, other] = [block(), block()]
  autoload({ [widget.tag]: load }, {})()
  end = autoload({ [other.widget.tag]: other.load }, {})
  append(`<${tag}></${tag}><${other.tag}></${other.tag}>`)
  await defined(other.tag)
  expect(load).not.toHaveBeenCalled()
})

test('tries again with the next tag after a load that failed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { widget, tag, load } = block()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  end = autoload({ [widget.tag]: load }, {})
  append(`<${tag}></${tag}>`)
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  expect(error.mock.calls[0]?.[0]).toContain(`<${tag}>`)
  append(`<${tag}></${tag}>`)
  await defined(tag)
  expect(load).toHaveBeenCalledTimes(2)
})

test("knows the host's prefix and passes on what the script says", async () => {
  const { widget, tag, load } = block()
  end = autoload({ [widget.tag]: load }, { prefix: 'acme', host: 'https://give.example', event: 'gala' })
  append(`<${tag}></${tag}><acme-${widget.tag}></acme-${widget.tag}>`)
  await acting(() => defined(`acme-${widget.tag}`))
  expect(customElements.get(tag)).toBeUndefined()
  await vi.waitFor(() => {
    const element = document.querySelector(`acme-${widget.tag}`)
    expect(element && shown(element)).toMatchObject({ host: 'https://give.example', event: 'gala' })
  })
})

test("leaves other people's tags alone", async () => {
  const [{ widget, load }, last] = [block(), block()]
  append(`<${widget.tag}></${widget.tag}><fayre-nothing></fayre-nothing><p></p><${last.tag}></${last.tag}>`)
  end = autoload({ [widget.tag]: load, [last.widget.tag]: last.load }, {})
  await defined(last.tag)
  expect(load).not.toHaveBeenCalled()
})

test('replaces an element that stands in for a tag, with its attributes and around its link', async () => {
  const { widget, tag, load } = block()
  append(
    `<div data-fayre="${widget.tag}" data-event="ball" data-host="https://elsewhere.example" data-onclick="steal()"><a href="/ball">Give</a></div>`,
  )
  end = autoload({ [widget.tag]: load }, {})
  await defined(tag)
  const filled = document.querySelector(`div > ${tag}`)
  expect(filled?.getAttributeNames()).toEqual(['event'])
  expect(filled?.getAttribute('event')).toBe('ball')
  expect(filled?.querySelector('a')?.textContent).toBe('Give')
})

test('replaces each such element once, also when it is moved, and none without a block’s name', async () => {
  const [{ widget, tag, load }, last] = [block(), block()]
  end = autoload({ [widget.tag]: load, [last.widget.tag]: last.load }, {})
  append(`<div data-fayre="${widget.tag}"></div><div data-fayre="constructor"></div><main></main>`)
  await defined(tag)
  document.querySelector('main')?.append(document.querySelector('div') ?? '')
  append(`<${last.tag}></${last.tag}>`)
  await defined(last.tag)
  expect(document.querySelectorAll(tag)).toHaveLength(1)
  expect(document.querySelector('[data-fayre=constructor]')?.childElementCount).toBe(0)
})
