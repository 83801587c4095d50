import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Node {
  readonly nodeId: string
  readonly parentId?: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** A page as a screen reader presents it, with keys only: no mouse, no picture. */
export async function screenReader(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)

  async function nodes(): Promise<readonly Node[]> {
    return (await session.send('Accessibility.getFullAXTree')).nodes as unknown as Node[]
  }

  /** Everything with a name or a state, in reading order. */
  async function tree(): Promise<string[]> {
    const all = new Map((await nodes()).map(node => [node.nodeId, node]))
    const [root] = all.values()
    const read = (node: Node | undefined): string[] => {
      if (!node) return []
      const inner = (node.childIds ?? []).flatMap(id => read(all.get(id)))
      return node.ignored || unsaid.has(node.role?.value ?? '') ? inner : [wordsOf(node), ...inner]
    }
    return read(root)
  }

  /** The focused element as announced: role, name, states and description. */
  async function here(): Promise<string> {
    const focused = (await nodes()).filter(node => stateOf(node, 'focused') === true)
    const node = focused.at(-1)
    return node ? wordsOf(node) : ''
  }

  /** Presses Tab until an element with these words is announced. */
  async function tabTo(words: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
    await said(words)
    const passed: string[] = []
    while (passed.length < 40) {
      await page.keyboard.press(key)
      const said = await here()
      if (words.test(said)) return said
      passed.push(said)
    }
    throw new Error(`${key} did not come to ${words}, but to:\n${passed.join('\n')}`)
  }

  async function fill(words: RegExp, text: string): Promise<void> {
    await tabTo(words)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }

  async function press(words: RegExp): Promise<void> {
    await tabTo(words)
    await page.keyboard.press('Enter')
  }

  /** Waits until there is an element with these words. */
  async function said(words: string | RegExp): Promise<void> {
    const isSaid = async () => {
      const lines = await tree()
      return lines.some(line => (typeof words === 'string' ? line === words : words.test(line))) || lines
    }
    await expect.poll(isSaid).toBe(true)
  }

  /** Waits until an element with these words has the focus. */
  async function focused(words: string | RegExp): Promise<void> {
    const poll = expect.poll(here)
    await (typeof words === 'string' ? poll.toBe(words) : poll.toMatch(words))
  }

  return { tabTo, fill, press, said, focused }
}

const unsaid = new Set(['none', 'generic', 'InlineTextBox', 'LabelText', 'Legend', 'ListMarker', 'RootWebArea'])
const states = ['checked', 'disabled', 'invalid', 'busy', 'live']

function wordsOf(node: Node): string {
  const said = states.flatMap(name => {
    const state = stateOf(node, name)
    if (state === undefined || state === false || state === 0 || state === 'false' || state === 'off') return []
    return state === true || state === 'true' || state === 1 ? name : `${name} ${state}`
  })
  const { role, name, description } = node
  return [
    role?.value,
    `"${name?.value ?? ''}"`,
    ...(said.length ? [`[${said.join(', ')}]`] : []),
    ...(description?.value ? [`(${description.value})`] : []),
  ].join(' ')
}

function stateOf({ properties }: Node, state: string): unknown {
  return properties?.find(({ name }) => name === state)?.value.value
}
