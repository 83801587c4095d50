import { setImmediate } from 'node:timers/promises'

/** Milliseconds: a turn of the event loop that takes less had next to nothing to do. */
const quiet = 2
const patience = 400

let turn: Promise<void> | undefined

/** Resolves when this process has nothing else to do, or after 400 ms. */
export function quietTurn(): Promise<void> {
  turn ??= nextQuietTurn().finally(() => {
    turn = undefined
  })
  return turn
}

async function nextQuietTurn(): Promise<void> {
  let before = performance.now()
  for (const end = before + patience; before < end; ) {
    await setImmediate()
    const now = performance.now()
    if (now - before < quiet) return
    before = now
  }
}
