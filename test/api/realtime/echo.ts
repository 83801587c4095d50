import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Waits for a round trip of a socket: whatever was sent to this process before it has arrived by then. */
export async function startEcho() {
  const server = createServer(socket => socket.pipe(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return {
    async roundTrip() {
      socket.write('x')
      await once(socket, 'data')
    },
    close() {
      socket.destroy()
      server.close()
    },
  }
}
