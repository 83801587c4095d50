import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between a server and its database, and can lose their connections. */
export interface Relay {
  readonly url: string
  /** Ends all connections, as a database does that restarts. */
  drop(): void
  /** Passes nothing on any more on the connections that there are, and closes none: a firewall has forgotten them. */
  silence(): void
  /** The same for connections that are made from now on. */
  silenceNew(): void
}

export async function relayTo(address: string): Promise<Relay> {
  const target = new URL(address)
  const open = new Set<Socket>()
  let dark = false
  const relay = createServer(near => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      if (!dark) one.pipe(other)
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    relay.close()
    drop()
  })
  const url = new URL(address)
  url.port = String((relay.address() as AddressInfo).port)
  return {
    url: url.href,
    drop,
    silence() {
      for (const socket of open) socket.unpipe().pause()
    },
    silenceNew() {
      dark = true
    },
  }
}
