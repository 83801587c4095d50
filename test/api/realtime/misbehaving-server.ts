import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

/** A realtime server controlled by a test: it accepts every subscription and sends what the test says. */
export async function startMisbehavingServer({ refuseWith }: { refuseWith?: number } = {}) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise(done => server.on('listening', done))
  let connections = 0
  server.on('connection', socket => {
    connections++
    if (refuseWith) return socket.close(refuseWith, 'No')
    send(socket, 'pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 })
    socket.on('message', text => {
      const { event, data } = JSON.parse(String(text))
      if (event === 'pusher:ping') send(socket, 'pusher:pong', {})
      if (event === 'pusher:subscribe') send(socket, 'pusher_internal:subscription_succeeded', {}, data.channel)
    })
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    /** Sends any text to all clients. */
    say(text: string): void {
      for (const socket of server.clients) socket.send(text)
    },
    push(channel: string, event: string, data: unknown): void {
      for (const socket of server.clients) send(socket, event, data, channel)
    },
    close(code: number): void {
      for (const socket of server.clients) socket.close(code)
    },
  }
}

function send(socket: WebSocket, event: string, data: unknown, channel?: string): void {
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }))
}

/** Frames that no server may send. */
export const malformed = [
  '[]',
  '{}',
  'null',
  '5',
  '"text"',
  'not json',
  '{"event":null}',
  '{"event":5}',
  '{"event":"donation-total","channel":"__proto__","data":"{}"}',
  '{"event":"donation-total","channel":"constructor"}',
  '{"event":"pusher_internal:subscription_count","channel":"event-1","data":null}',
  '{"event":"__proto__","channel":"event-1","data":"[]"}',
  '{"event":"pusher:error","data":null}',
]
