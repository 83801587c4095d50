import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventSettings } from '../../src/store/event-settings.ts'
import { register } from '../../src/widget/register.tsx'
import { acting } from '../support/acting.ts'
import { json } from '../support/fake-server.ts'
import { testEnvironment } from '../support/test-environment.ts'
import { wireSettings } from '../support/wire.ts'
import { clearPage } from './clear-page.ts'
import { button, shown, testWidget } from './test-widget.tsx'

beforeEach(() => {
  const { server } = testEnvironment()
  server.answer('GET /app/settings/block', json(wireSettings))
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(clearPage)

type Element = HTMLElement & Record<string, unknown>

async function show(html: string): Promise<Element> {
  await acting(() => {
    document.body.innerHTML = html
  })
  return document.body.firstElementChild as Element
}

/** Registers a widget and shows its element with these attributes. */
async function showWidget(attributes = '') {
  const widget = testWidget()
  register(widget)
  return show(`<fayre-${widget.tag} ${attributes}></fayre-${widget.tag}>`)
}

describe('attributes', () => {
  test('reach the component, each by its kind', async () => {
    const element = await showWidget('label="Given" no-donors amount="2500" host="https://give.example" event="gala"')
    expect(shown(element)).toMatchObject({ label: 'Given', noDonors: true, amount: 2500, event: 'gala' })
  })

  test('have their defaults where they are absent, empty or senseless', async () => {
    const element = await showWidget('label="" no-donors="false" amount="lots"')
    expect(shown(element)).toMatchObject({ label: 'Thing', noDonors: false, amount: null, event: 'default_microsite' })
  })

  test('are followed when they change, and fall back when they are removed', async () => {
    const element = await showWidget('label="Given" no-donors amount="2500" locale="de"')
    await acting(() => element.setAttribute('label', 'Raised'))
    expect(shown(element)).toMatchObject({ label: 'Raised', noDonors: true, amount: 2500, locale: 'de' })
    for (const name of ['label', 'no-donors', 'amount', 'locale']) await acting(() => element.removeAttribute(name))
    expect(shown(element)).toMatchObject({ label: 'Thing', noDonors: false, amount: null, locale: 'en-GB' })
  })

  test('lead to another site when they name another event', async () => {
    const element = await showWidget('host="https://give.example" event="gala"')
    await acting(() => button(element)?.click())
    await acting(() => element.setAttribute('label', 'Raised'))
    expect(shown(element)).toMatchObject({ event: 'gala', clicks: 1 })
    await acting(() => element.setAttribute('event', 'fair'))
    // What is open in the block belongs to the event before it.
    expect(shown(element)).toMatchObject({ host: 'https://give.example', event: 'fair', clicks: 0 })
  })
})

describe('properties', () => {
  test('reflect, both ways', async () => {
    const element = await showWidget('no-donors')
    expect([element.label, element.noDonors, element.amount]).toEqual(['Thing', true, undefined])
    await acting(() => Object.assign(element, { label: 'Given', noDonors: false, amount: 2500 }))
    expect(element.getAttribute('label')).toBe('Given')
    expect(element.hasAttribute('no-donors')).toBe(false)
    expect(element.getAttribute('amount')).toBe('2500')
    expect(shown(element)).toMatchObject({ label: 'Given', noDonors: false, amount: 2500 })
    await acting(() => Object.assign(element, { label: undefined, amount: undefined }))
    expect(element.hasAttribute('label')).toBe(false)
    expect(shown(element)).toMatchObject({ label: 'Thing', amount: null })
  })

  test('that were set before the upgrade are not lost, nor those set later', async () => {
    const widget = testWidget()
    const element = await show(`<fayre-${widget.tag} label="HTML"></fayre-${widget.tag}>`)
    Object.assign(element, { label: 'Early', noDonors: true })
    await acting(() => register(widget))
    expect(shown(element)).toMatchObject({ label: 'Early', noDonors: true })
    await acting(() => Object.assign(element, { label: 'Late' }))
    expect(shown(element)).toMatchObject({ label: 'Late', noDonors: true })
  })
})

describe('a life in the page', () => {
  test('an element that is moved keeps its state', async () => {
    const element = await showWidget()
    await acting(() => button(element)?.click())
    const section = document.createElement('section')
    await acting(() => {
      document.body.append(section)
      section.append(element)
    })
    expect(shown(element)).toMatchObject({ clicks: 1 })
    await acting(() => button(element)?.click())
    expect(shown(element)).toMatchObject({ clicks: 2 })
  })

  test('an element that is removed gives up all, and begins anew when it comes back', async () => {
    const element = await showWidget()
    await acting(() => button(element)?.click())
    await acting(() => element.remove())
    expect(button(element)).toBeUndefined()
    await acting(() => document.body.append(element))
    expect(shown(element)).toMatchObject({ clicks: 0 })
  })

  test('an attribute of an element outside of the page mounts nothing', async () => {
    const widget = testWidget()
    register(widget)
    const element = document.createElement(`fayre-${widget.tag}`)
    await acting(() => element.setAttribute('label', 'Given'))
    expect(button(element)).toBeUndefined()
    await acting(() => document.body.append(element))
    expect(shown(element)).toMatchObject({ label: 'Given' })
  })

  test('two elements of a kind keep their attributes to themselves', async () => {
    const widget = testWidget()
    register(widget)
    await show(`<fayre-${widget.tag} label="One"></fayre-${widget.tag}><fayre-${widget.tag}></fayre-${widget.tag}>`)
    expect([...document.body.children].map(element => shown(element)?.label)).toEqual(['One', 'Thing'])
  })
})

describe('the link inside the element stays', () => {
  const slotIn = (element: Element) => element.shadowRoot?.querySelector('slot')

  test('where the page lets no style sheet be adopted, as Shady DOM does', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(ShadowRoot.prototype, 'adoptedStyleSheets', 'get').mockReturnValue(undefined as never)
    const element = await showWidget()
    expect(slotIn(element)).toBeTruthy()
    expect(button(element)).toBeUndefined()
    expect(told).toHaveBeenCalledWith('[fayre] while rendering', expect.any(TypeError))
  })
})

describe('events', () => {
  test.each([
    ['fayre', undefined],
    ['acme', 'acme'],
  ])("bubble out of shadow roots under the element's prefix %s", async (name, prefix) => {
    const widget = testWidget()
    register(widget, { prefix })
    const outer = document.createElement('div')
    const root = outer.attachShadow({ mode: 'open' })
    const heard: CustomEvent[] = []
    document.body.addEventListener(`${name}-thing-clicked`, event => heard.push(event as CustomEvent), { once: true })
    await acting(() => {
      root.innerHTML = `<${name}-${widget.tag}></${name}-${widget.tag}>`
      document.body.append(outer)
    })
    await acting(() => root.firstElementChild && button(root.firstElementChild)?.click())
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, detail: { clicks: 1 } })
  })
})

describe('a tag that is taken', () => {
  test('by the same version is left alone, in silence', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const widget = testWidget()
    register(widget)
    const first = customElements.get(`fayre-${widget.tag}`)
    register(widget)
    expect(customElements.get(`fayre-${widget.tag}`)).toBe(first)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['another version', '9.9.9'],
    ['somebody else', undefined],
  ])('by %s is left alone, with one warning', (who, version) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const widget = testWidget()
    const theirs = class extends HTMLElement {
      static readonly fayreVersion = version
    }
    customElements.define(`fayre-${widget.tag}`, theirs)
    register(widget)
    expect(customElements.get(`fayre-${widget.tag}`)).toBe(theirs)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toContain(version ?? who)
  })

  test('can be had under another prefix', async () => {
    const widget = testWidget()
    register(widget)
    register(widget, { prefix: 'acme' })
    expect(customElements.get(`acme-${widget.tag}`)).not.toBe(customElements.get(`fayre-${widget.tag}`))
  })
})

test('applies the brand of the event', async () => {
  const element = await showWidget('host="https://give.example"')
  await vi.waitFor(() => {
    const rules = element.shadowRoot?.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    expect(rules?.join()).toContain('--fayre-primary: #0a2a5e')
  })
})

test('what reads all settings asks for no part of them beside', async () => {
  const { server } = testEnvironment()
  server.answer('GET /app/settings', json(wireSettings))
  server.answer('GET /app/settings/block', json(wireSettings))
  vi.stubGlobal('fetch', server.fetch)
  const widget = testWidget({ begin: site => void eventSettings(site).$state.get() })
  register(widget)
  await show(`<fayre-${widget.tag} host="https://give.example" event="gala"></fayre-${widget.tag}>`)
  await vi.waitFor(() => expect(server.requestsTo('GET /app/settings')).toHaveLength(1))
  expect(server.requestsTo('GET /app/settings/block')).toEqual([])
})

describe('a fault while an element begins', () => {
  test.each([
    [
      'its first reads',
      {
        begin: () => {
          throw new Error('broken')
        },
      },
    ],
    [
      'its first render',
      {
        component: () => {
          throw new Error('broken')
        },
      },
    ],
  ])('leaves the page’s link and a word: %s', async (_, changed) => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const widget = testWidget(changed)
    register(widget)
    const element = await show(`<fayre-${widget.tag}><a href="/give">Give</a></fayre-${widget.tag}>`)
    expect(element.shadowRoot?.textContent).toContain('This can’t be shown just now.')
    expect(element.shadowRoot?.querySelector('slot')?.assignedElements()).toEqual([element.querySelector('a')])
    expect(reported).toHaveBeenCalledWith('[fayre] while rendering', expect.any(Error))
  })
})
