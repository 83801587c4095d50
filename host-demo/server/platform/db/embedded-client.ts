import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Query = (statement: unknown, ...values: unknown[]) => unknown

/** After how many uses a statement gets a name, and how many names there can be. */
const [oftenEnough, mostNames] = [3, 500]
const mostCounted = 5000

/**
 * Gives a name to each statement that is used often. The embedded database takes longer to plan most statements than
 * to run them, and plans a named one only once. Not used with a server, because connection pools before it may lose
 * names.
 */
export class NamingClient extends pg.Client {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()

  override query = ((...[statement, values, ...rest]: Parameters<Query>) => {
    const name = typeof statement === 'string' && Array.isArray(values) ? this.#nameOf(statement) : undefined
    const asked: Parameters<Query> = name ? [{ name, text: statement, values }, ...rest] : [statement, values, ...rest]
    return (super.query as Query)(...asked)
  }) as pg.Client['query']

  #nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= mostNames) return name
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (this.#uses.size >= mostCounted) this.#uses.clear()
    this.#uses.set(text, uses)
    if (uses < oftenEnough) return undefined
    this.#uses.delete(text)
    const given = `s${this.#names.size}`
    this.#names.set(text, given)
    return given
  }
}

/** First bytes of the messages that are answered together with what follows: Parse, Bind, Describe, Execute. */
const parts = new Set([...'PBDE'].map(letter => letter.charCodeAt(0)))

/** Sends all messages of a statement to the embedded database in one call, because each call is expensive. */
export function inOneCall(embedded: PGlite): PGlite {
  let held: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message)
    if (parts.has(message[0] as number)) return []
    const whole = Buffer.concat(held)
    held = []
    return embedded.execProtocolStream(whole, options)
  }
  return new Proxy(embedded, {
    get: (target, key) => {
      if (key === 'execProtocolStream') return execProtocolStream
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
