/** The part of WebSocket that pusher-js uses. */
export interface Socket {
  send(data: unknown): void
  close(code?: number, reason?: string): void
  onopen?: (event?: unknown) => void
  onmessage?: (message: { data: unknown }) => void
  onclose?: (event?: { code?: number }) => void
  onerror?: (problem: unknown) => void
}

export interface SocketWatch {
  heard(): void
  /** pusher-js could not process a frame. */
  confused(problem: unknown): void
  lost(code: number): void
}

/**
 * A WebSocket wrapper around pusher-js. Catches what pusher-js throws on some frames. Hides closes and errors from
 * it, since after some it would stop forever, and after others reconnect in step with every other client.
 */
export function guardedSocket(socket: Socket, watch: SocketWatch): Socket {
  let givenUp = false
  const guarded: Socket = {
    send: data => socket.send(data),
    close() {
      givenUp = true
      socket.close()
    },
  }
  socket.onopen = () => guarded.onopen?.()
  socket.onmessage = message => {
    if (givenUp) return
    watch.heard()
    try {
      guarded.onmessage?.(message)
    } catch (problem) {
      watch.confused(problem)
    }
  }
  // A close event follows.
  socket.onerror = () => {}
  socket.onclose = event => {
    if (!givenUp) watch.lost(event?.code ?? 0)
  }
  return guarded
}
