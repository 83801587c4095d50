import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { NetworkSpeed } from '../browser/throttle.ts'

interface SlowLink {
  /** Puts the link in front of a local port. Returns the slow port. */
  open(port: number): Promise<number>
  close(): void
}

interface Pipe {
  /** When the last byte of a packet sent now arrives, in `performance.now()`. */
  arrival(bytes: number): number
}

const segment = 1460
/** The congestion window: initial (RFC 6928) and maximum. */
const [firstWindow, lastWindow] = [10 * segment, 64 * segment]

/**
 * A phone's link in front of local servers. All connections share one line down and one up; each needs a round trip to
 * open, and has a slow start. A browser's own throttling simulates neither connections nor preflights.
 */
export function createSlowLink({ download, upload, latency }: NetworkSpeed): SlowLink {
  const oneWay = latency / 2
  const [down, up] = [createPipe(download, oneWay), createPipe(upload, oneWay)]
  const servers: Server[] = []
  const sockets = new Set<Socket>()

  async function open(port: number): Promise<number> {
    const server = createServer({ noDelay: true, allowHalfOpen: true }, client => {
      const target = connect({ host: '127.0.0.1', port, noDelay: true, allowHalfOpen: true })
      const opensAt = performance.now() + latency
      carry(client, target, up, opensAt, oneWay)
      carry(target, client, down, opensAt, oneWay)
      const drop = () => {
        client.destroy()
        target.destroy()
      }
      for (const socket of [client, target]) {
        sockets.add(socket)
        socket.on('error', drop)
        socket.on('close', () => sockets.delete(socket))
      }
      client.on('close', drop)
    })
    servers.push(server)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    return (server.address() as AddressInfo).port
  }

  function close(): void {
    for (const socket of sockets) socket.destroy()
    for (const server of servers) server.close()
  }

  return { open, close }
}

/** @param speed in kbit/s, which is bits per millisecond */
function createPipe(speed: number, oneWay: number): Pipe {
  let freeAt = 0
  return {
    arrival(bytes) {
      freeAt = Math.max(performance.now(), freeAt) + (bytes * 8) / speed
      return freeAt + oneWay
    },
  }
}

/** One direction of one connection. */
function carry(from: Socket, to: Socket, pipe: Pipe, opensAt: number, oneWay: number): void {
  const waiting: Buffer[] = []
  const onTheWay: Buffer[] = []
  let window = firstWindow
  let unheard = 0
  let lastArrival = opensAt
  let open = false
  let ended = false

  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += segment) waiting.push(data.subarray(start, start + segment))
    send()
  })
  from.on('end', () => {
    ended = true
    send()
  })
  at(opensAt, () => {
    open = true
    send()
  })

  function send(): void {
    if (!open) return
    while (waiting[0] && unheard < window) {
      const packet = waiting.shift() ?? Buffer.of()
      onTheWay.push(packet)
      unheard += packet.length
      lastArrival = pipe.arrival(packet.length)
      at(lastArrival, deliver)
      at(lastArrival + oneWay, () => acknowledge(packet.length))
    }
    if (ended && waiting.length === 0) at(lastArrival, () => to.end())
  }

  /** Timers of the same millisecond may fire in any order, but packets must not. */
  function deliver(): void {
    const packet = onTheWay.shift()
    if (packet && to.writable) to.write(packet)
  }

  function acknowledge(bytes: number): void {
    unheard -= bytes
    window = Math.min(lastWindow, window + bytes)
    send()
  }
}

function at(time: number, act: () => void): void {
  setTimeout(act, Math.max(0, time - performance.now()))
}
