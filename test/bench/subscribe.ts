import { WebSocket } from 'ws'

/**
 * Listens to a channel.
 * @param address of the server's socket, such as `ws://127.0.0.1:4400/app/key`
 * @returns once it is subscribed
 */
export function subscribe(
  address: string,
  channel: string,
  onEvent: (event: string, data: string) => void,
): Promise<void> {
  const socket = new WebSocket(`${address}?protocol=7`)
  return new Promise((done, failed) => {
    socket.on('error', failed)
    socket.on('message', text => {
      const { event, data } = JSON.parse(String(text))
      if (event === 'pusher:connection_established') {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
      } else if (event === 'pusher_internal:subscription_succeeded') done()
      else onEvent(event, data)
    })
  })
}
