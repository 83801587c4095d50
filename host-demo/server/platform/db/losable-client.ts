import pg from 'pg'

type Query = (...asked: unknown[]) => unknown

/**
 * Gives up a connection on which a query got no answer in `query_timeout`, as when a firewall has forgotten it: pg only
 * reports that, and what is asked next on the connection would wait behind the lost query.
 */
export class LosableClient extends pg.Client {
  override query = ((...asked: unknown[]) => {
    const answer = (super.query as Query)(...asked)
    if (answer instanceof Promise) answer.catch(problem => this.#giveUp(problem))
    return answer
  }) as pg.Client['query']

  #giveUp(problem: unknown): void {
    if (!(problem instanceof Error && problem.message === readTimeout)) return
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}

/** What pg says then: it has no code. */
const readTimeout = 'Query read timeout'
