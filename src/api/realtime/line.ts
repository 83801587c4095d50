import { untilFirstDial, untilNextDial, untilRefusedDial } from './pace.ts'

/** What carries the line: pusher-js. */
export interface Wire {
  /** Begins one attempt. */
  dial(): void
  /** Gives up what is under way or stands. */
  hangUp(): void
  /** Asks the server for a sign of life. */
  ping(): void
}

export interface Line {
  /** The attempt has succeeded. */
  up(): void
  /** Something has come from the server. */
  heard(): void
  /** The socket has closed, or has never opened. */
  lost(code?: number): void
  /** The page has been asleep or offline, and things may be different now. */
  wake(): void
  end(): void
}

/** Milliseconds of quiet until a sign of life is asked for, and then until the line counts as dead. */
const [quiet, patience] = [9000, 5000]

/** @param silence milliseconds in which nothing was heard before it was known to be down */
type OnChange = (isUp: boolean, silence: number) => void

/**
 * Keeps a line up: notices within 14 s that it is dead, dials again at a pace
 * of its own, and goes on for ever. It dials at once.
 */
export function keepLine(wire: Wire, onChange: OnChange): Line {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isUp = false

  function after(time: number, act: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(act, time)
  }

  function dial(): void {
    wire.hangUp()
    after(untilNextDial(attempt++, Math.random()), dial)
    wire.dial()
  }

  function askForLife(): void {
    after(patience, () => lost(0, quiet + patience))
    wire.ping()
  }

  function lost(code = 0, silence = 0): void {
    const wasUp = isUp
    isUp = false
    wire.hangUp()
    if (isRefusal(code)) after(untilRefusedDial(Math.random()), dial)
    else if (wasUp) after(untilFirstDial(Math.random()), dial)
    if (wasUp) onChange(false, silence)
  }

  dial()
  return {
    up() {
      isUp = true
      attempt = 0
      after(quiet, askForLife)
      onChange(true, 0)
    },
    heard: () => isUp && after(quiet, askForLife),
    lost: code => lost(code),
    wake() {
      attempt = 0
      if (isUp) askForLife()
      else after(Math.random() * 1000, dial)
    },
    end() {
      clearTimeout(timer)
      wire.hangUp()
    },
  }
}

/** The protocol's "do not come back" (4000 to 4099), and what it does not know. */
function isRefusal(code: number): boolean {
  return (code >= 4000 && code < 4100) || code >= 4300
}
