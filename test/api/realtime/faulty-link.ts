import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A network link to a local port that fails on request. `away`: closes connections and refuses new ones, as during a
 * restart. `silent`: transfers nothing and reports nothing, as on a train.
 */
export async function createFaultyLink(target: number) {
  const sockets = new Set<Socket>()
  let silent = false
  let server: Server | undefined
  let port = 0

  async function open(): Promise<void> {
    // With Nagle's algorithm a frame waits up to 40 ms of real time, which a test with its own clock does not.
    const opened = createServer({ noDelay: true }, client => {
      const upstream = connect({ host: '127.0.0.1', port: target, noDelay: true })
      carry(client, upstream)
      carry(upstream, client)
    })
    await new Promise<void>(done => opened.listen(port, '127.0.0.1', done))
    port = (opened.address() as AddressInfo).port
    server = opened
  }

  function carry(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', data => silent || to.write(data))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (!silent) to.destroy()
    })
  }

  function drop(): void {
    for (const socket of sockets) socket.destroy()
  }

  await open()
  onTestFinished(() => {
    silent = false
    drop()
    server?.close()
  })
  return {
    port,
    async away(milliseconds: number): Promise<void> {
      server?.close()
      drop()
      await new Promise(done => setTimeout(done, milliseconds))
      await open()
    },
    setSilent(is: boolean): void {
      silent = is
      // What was swallowed is lost, so such a connection never recovers.
      if (!is) drop()
    },
  }
}
