import type { Pool, PoolClient } from 'pg'

/** Runs `work` in a transaction. Use only the given client inside: an embedded database has one connection. */
export async function transaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (problem) {
    await client.query('rollback')
    throw problem
  } finally {
    client.release()
  }
}
