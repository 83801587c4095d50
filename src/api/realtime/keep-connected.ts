import { untilFirstDial, untilNextDial, untilRefusedDial } from './pace.ts'

/** The transport of the connection: pusher-js. */
export interface Transport {
  /** Starts an attempt to connect. */
  dial(): void
  /** Closes the connection or the attempt. */
  hangUp(): void
  /** Sends a ping. */
  ping(): void
}

export interface KeptConnection {
  /** The attempt has succeeded. */
  up(): void
  /** The server has sent something. */
  heard(): void
  /** The socket has closed, or failed to open. */
  lost(code?: number): void
  /**
   * The page was asleep or offline, so the connection may be dead.
   * @returns whether it was silent so long that pushes may have been missed, although it counts as up
   */
  wake(): boolean
  end(): void
}

/** Milliseconds of silence until a ping is sent, and then until the connection counts as dead. */
const [idleTime, pongTimeout] = [9000, 5000]

/** @param silence milliseconds without traffic before the loss was noticed */
type OnChange = (isUp: boolean, silence: number) => void

/**
 * Keeps a connection open: notices within 14 s that it is dead, reconnects at its own pace, and never gives up.
 * Connects at once.
 */
export function keepConnected(transport: Transport, onChange: OnChange): KeptConnection {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isUp = false
  let heardAt = 0
  /** By the wall clock: the other one stands still while many devices sleep. */
  let heardOn = 0
  let awaitsPong = false

  function after(time: number, act: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(act, time)
  }

  function dial(): void {
    transport.hangUp()
    after(untilNextDial(attempt++), dial)
    transport.dial()
  }

  /** Waits for silence. */
  function awaitSilence(): void {
    awaitsPong = false
    after(heardAt + idleTime - performance.now(), () => {
      if (performance.now() < heardAt + idleTime) awaitSilence()
      else sendPing()
    })
  }

  function sendPing(): void {
    awaitsPong = true
    after(pongTimeout, () => lost(0, idleTime + pongTimeout))
    transport.ping()
  }

  function lost(code = 0, silence = 0): void {
    const wasUp = isUp
    isUp = false
    transport.hangUp()
    if (isRefusal(code)) after(untilRefusedDial(), dial)
    else if (wasUp) after(untilFirstDial(), dial)
    if (wasUp) onChange(false, silence)
  }

  function note(): void {
    heardOn = Date.now()
    heardAt = performance.now()
  }

  dial()
  return {
    up() {
      isUp = true
      attempt = 0
      note()
      awaitSilence()
      onChange(true, 0)
    },
    heard() {
      note()
      // A timer for each of very many messages would cost more than reading them.
      if (isUp && awaitsPong) awaitSilence()
    },
    lost,
    wake() {
      attempt = 0
      if (isUp) sendPing()
      else after(Math.random() * 1000, dial)
      return isUp && Math.max(Date.now() - heardOn, performance.now() - heardAt) >= idleTime
    },
    end() {
      clearTimeout(timer)
      transport.hangUp()
    },
  }
}

/** The protocol's "do not reconnect" codes (4000 to 4099), and unknown ones. */
function isRefusal(code: number): boolean {
  return (code >= 4000 && code < 4100) || code >= 4300
}
