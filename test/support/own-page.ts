/**
 * A worker runs many test files in one window. Each starts with an empty page at the same address, without defined
 * tags and without what the elements of another file shared.
 */
const { happyDOM } = window as Window & { happyDOM?: { setURL(address: string): void } }
happyDOM?.setURL('http://localhost:3000/')
localStorage.clear()
sessionStorage.clear()
Reflect.deleteProperty(globalThis, Symbol.for('fayre.sites'))
document.head.replaceChildren()
document.body.replaceChildren()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
// happy-dom keeps defined tags in maps under its own symbols.
for (const key of Object.getOwnPropertySymbols(customElements)) {
  const kept: unknown = Reflect.get(customElements, key)
  if (kept instanceof Map) kept.clear()
}
