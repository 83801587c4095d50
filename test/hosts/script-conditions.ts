import type { Condition } from './condition.ts'

/** Changes of built-ins by a page's scripts, before our code or later. */
export const scriptConditions: readonly Condition[] = [
  {
    name: 'polluted prototypes',
    before: `for (const [name, value] of Object.entries({ evil: '1', headers: { 'x-evil': '1' }, body: 'evil',
      integrity: 'evil', amount: 1, origin: 'evil', method: 'PUT', mode: 'no-cors' })) Object.prototype[name] = value
      Array.prototype.last = function () { return this[this.length - 1] }
      Function.prototype.bindAsEventListener = String.prototype.strip = Number.prototype.times = function () { return this }`,
  },
  {
    name: 'an old toJSON',
    before: `for (const { prototype } of [Array, String, Number, Boolean, Date]) prototype.toJSON = function () {
      return '"' + String(this) + '"' }`,
  },
  {
    name: 'fetch and XMLHttpRequest watched before us',
    before: `const { fetch } = window, { open } = XMLHttpRequest.prototype
      window.fetch = function (...given) { const sent = fetch.apply(this, given); sent.then(() => {}, () => {}); return sent }
      XMLHttpRequest.prototype.open = function (...given) { this.asked = given[1]; return open.apply(this, given) }
      window.WebSocket = new Proxy(window.WebSocket, {})`,
  },
  {
    name: 'fetch and JSON watched after us',
    act: page =>
      page.evaluate(`{ const { fetch } = window, { parse, stringify } = JSON
        window.fetch = (...given) => fetch(...given)
        JSON.parse = (...given) => parse(...given)
        JSON.stringify = (...given) => stringify(...given) }`),
    changes: /^(window\.fetch|JSON\.(parse|stringify))$/,
  },
  {
    name: 'a tracing library',
    before: `const { fetch } = window, { send } = XMLHttpRequest.prototype
      const trace = { 'sentry-trace': '1-1', baggage: 'sentry-release=1', traceparent: '00-1-1-01' }
      window.fetch = (url, init) => {
        const headers = new Headers(init?.headers ?? (url instanceof Request ? url.headers : undefined))
        for (const [name, value] of Object.entries(trace)) headers.set(name, value)
        return fetch(url, { ...init, headers })
      }
      XMLHttpRequest.prototype.send = function (body) {
        for (const [name, value] of Object.entries(trace)) this.setRequestHeader(name, value)
        return send.call(this, body)
      }`,
  },
  {
    name: 'a password manager that changes all fields',
    before: `addEventListener('click', event => {
      const [target] = event.composedPath(), fields = target.getRootNode().querySelectorAll('input')
      setTimeout(() => { for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true })) })
    }, true)`,
  },
  {
    name: 'JSON that revives dates',
    before: `const { parse } = JSON
      JSON.parse = (text, revive) => parse(text, (key, value) =>
        typeof value === 'string' && /^\\d{4}-\\d\\d-\\d\\dT/.test(value) ? new Date(value) : revive ? revive(key, value) : value)`,
  },
  {
    name: 'a Promise of its own',
    before: `const Native = Promise
      window.Promise = class Promise extends Native { then(...given) { return super.then(...given) } }
      delete Native.try; delete Native.withResolvers; delete Native.any`,
  },
  {
    name: 'a history that shouts',
    before: `for (const name of ['pushState', 'replaceState']) { const was = history[name]
      history[name] = function (...given) { was.apply(this, given); dispatchEvent(new PopStateEvent('popstate')) } }`,
  },
  {
    name: 'storage that throws',
    before: `for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
      Storage.prototype[name] = () => { throw new DOMException('Not here', 'SecurityError') }`,
    reports: /nothing can be stored/,
  },
  {
    name: 'storage that is full',
    before: `for (let size = 5000000; size >= 1; size = Math.floor(size / 2))
      try { localStorage.setItem('theirs' + size, 'x'.repeat(size)) } catch {}`,
    reports: /nothing can be stored/,
  },
  { name: 'somebody else’s app in storage', before: `localStorage.setItem('app', '{"theme":"dark","fayre":7}')` },
  { name: 'broken text for app in storage', before: `localStorage.setItem('app', '{"fayre":{"http')` },
  {
    name: 'scripts delayed until somebody moves',
    paste: ({ scripts, blocks }) => ({ scripts: scripts.replace(/ type="module"/g, ' type="text/delayed"'), blocks }),
    after: `setTimeout(() => { for (const old of document.querySelectorAll('script[type="text/delayed"]')) {
      const script = document.createElement('script')
      for (const { name, value } of old.attributes) script.setAttribute(name, value)
      script.type = 'module'
      old.replaceWith(script) } }, 500)`,
    unless: /^Trusted Types/,
  },
  { name: 'scripts behind the blocks, out of order', behind: true },
  {
    name: 'AMD and CommonJS about',
    before: `window.define = Object.assign(() => {}, { amd: {} }); window.exports = {}; window.module = { exports: window.exports }
      window.require = () => { throw new Error('No such module') }`,
  },
  {
    name: 'frozen intrinsics',
    before: `for (const it of [Object, Array, Function, String, Number, Promise, Map, Set, WeakMap, RegExp, Date, Error, Symbol])
      { Object.freeze(it); Object.freeze(it.prototype) }`,
  },
  {
    name: 'left and come back to',
    act: async page => {
      await page.goto('about:blank')
      await page.goBack()
    },
  },
  { name: 'a base elsewhere', head: '<base href="https://elsewhere.example/deep/">' },
]
