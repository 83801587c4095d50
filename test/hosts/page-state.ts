import type { Page } from 'playwright-core'

const key = "Symbol.for('hosts.before')"

/** Everything of a page that a script could change: its globals, built-ins and metadata. A map from name to value. */
const stateOf = `() => {
  const { ownKeys, getOwnPropertyDescriptor: describe } = Reflect
  const state = new Map()
  const builtIns = ['Object', 'Array', 'String', 'Number', 'Boolean', 'Function', 'Promise', 'Map', 'Set', 'RegExp', 'Date',
    'Error', 'Symbol', 'JSON', 'Math', 'Reflect', 'EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'ShadowRoot',
    'History', 'Location', 'Storage', 'XMLHttpRequest', 'WebSocket', 'Request', 'Response', 'Headers', 'CustomElementRegistry',
    'CSSStyleSheet', 'Navigator', 'Performance', 'Event']
  const add = (path, object) => {
    for (const name of ownKeys(object)) {
      const { get, value } = describe(object, name)
      const plain = typeof value !== 'function' && (typeof value !== 'object' || path === 'window')
      state.set(path + '.' + String(name), get ?? (plain ? typeof value : value))
    }
  }
  const frames = /^\\d+$/
  add('window', window)
  for (const name of [...state.keys()]) if (frames.test(name.slice(7))) state.delete(name)
  for (const name of builtIns) { add(name, window[name]); if (window[name].prototype) add(name + '.prototype', window[name].prototype) }
  for (const element of [document.documentElement, document.body].filter(Boolean))
    for (const { name, value } of element.attributes) state.set(element.localName + ' ' + name, value)
  state.set('title', document.title)
  state.set('sheets', document.adoptedStyleSheets.length + document.styleSheets.length)
  state.set('history', history.length)
  try { for (const name of Object.keys(localStorage)) if (name !== 'app') state.set('storage ' + name, localStorage[name]) } catch {}
  return state
}`

/** For the end of the page's body: its own scripts have run by then, and ours, being modules, have not. */
export const rememberState = `document[${key}] = [${stateOf}]; document[${key}].push(document[${key}][0]())`

/**
 * Differences from the page's state after parsing. Except our registries under symbols, and the two exceptions in the
 * README: nanostores' clock, shared by all its copies on a page, and the transport that pusher-js remembers.
 */
export function changesOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const known = /^window\\.(Symbol\\(fayre\\.|nanostoresGlobal$)|^storage (fayre|pusherTransport)/
    const [look, before] = document[${key}], after = look()
    const names = new Set([...before.keys(), ...after.keys()])
    return [...names].filter(name => before.get(name) !== after.get(name) && !known.test(name))
  })()`)
}
