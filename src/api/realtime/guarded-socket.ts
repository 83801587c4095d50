/** What pusher-js needs of a websocket. */
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
  /** pusher-js could not make anything of a frame. */
  confused(problem: unknown): void
  lost(code: number): void
}

/**
 * A websocket between pusher-js and us. Some frames make pusher-js throw:
 * that ends here. Closes and errors are ours alone, since pusher-js would
 * stop for ever after some of them, and come back in step after the others.
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
  // A close follows.
  socket.onerror = () => {}
  socket.onclose = event => {
    if (!givenUp) watch.lost(event?.code ?? 0)
  }
  return guarded
}
