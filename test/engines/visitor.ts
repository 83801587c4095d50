import { untilIt, type Wire } from './wire.ts'

export type Visitor = ReturnType<typeof visitor>

/** A visitor's actions in a browser, found by the visible text. */
export function visitor(wire: Wire, demo: string) {
  const run = (script: string, ...args: readonly unknown[]) => wire('evaluate', { script, args })
  const open = (path: string) => wire('open', { url: new URL(path, demo).href })

  /**
   * Waits until it is visible.
   * @param name words of its label or text, or the exact text in quotes
   */
  const find = (selector: string, name = '') =>
    untilIt(async () => {
      // The compiler wraps functions in a name helper, which the page lacks.
      const found = await run(`const __name = one => one; return (${seen})(...arguments)`, selector, name)
      if (!found) throw new Error(`There is no ${selector} ${name}`)
      return found
    })

  /** Clicks the middle of an element. */
  async function press(selector: string, name = ''): Promise<void> {
    const origin = await run(reach, await find(selector, name))
    const moves = [{ type: 'pointerMove', origin, x: 0, y: 0 }, { type: 'pointerDown' }, { type: 'pointerUp' }]
    const actions = moves.map(move => ({ button: 0, duration: 0, ...move }))
    await wire('act', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async function keys(text: string): Promise<void> {
    const actions = [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))
    await wire('act', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  /** Replaces the text of a field. */
  async function type(label: string, text: string): Promise<void> {
    await press('input', label)
    await run('arguments[0].select()', await find('input', label))
    await keys(text)
  }

  /** Runs actions inside a frame. */
  async function inFrame(selector: string, act: () => Promise<void>): Promise<void> {
    await wire('enter', { id: await find(selector) })
    await act()
    await wire('enter', { id: null })
  }

  /** Opens a new window, about as wide as a phone. @returns a function that returns to the old one */
  async function openWindow(): Promise<() => Promise<unknown>> {
    const { handle } = Object(await wire('openWindow', { type: 'window' }))
    const look = () => wire('look', { handle })
    await look()
    await wire('resize', { width: 500, height: 900 })
    return look
  }

  /** Waits until a script returns true. */
  const until = (script: string, ...args: readonly unknown[]) =>
    untilIt(async () => {
      if (!(await run(`return ${script}`, ...args))) throw new Error(`It is not so: ${script} ${args}`)
    })

  return { wire, run, open, openWindow, find, press, keys, type, inFrame, until }
}

const reach = `const one = arguments[0].labels?.[0] ?? arguments[0]
one.scrollIntoView({ block: 'center', behavior: 'instant' })
return one`

/** In the page: the visible element with that name, shadow roots included. */
function seen(selector: string, name: string): HTMLElement | undefined {
  const within = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap(one => [
      one,
      ...within(one.shadowRoot ?? new DocumentFragment()),
    ])
  const said = (one: HTMLElement): string =>
    one.ariaLabel ||
    Array.from(Object(one).labels ?? [], label => Object(label).textContent).join(' ') ||
    (one.textContent ?? '')
  return within(document).find(one => {
    const words = `"${said(one).replace(/\s+/g, ' ').trim()}"`
    return one.matches(selector) && words.includes(name) && one.checkVisibility({ visibilityProperty: true })
  })
}
