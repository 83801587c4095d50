const cleanUps = new Set<() => void>()
let listening = false

/**
 * Runs a synchronous clean-up when this process ends, Ctrl-C included. The
 * last one given runs first: a server is stopped before its folder is removed.
 * @returns what takes it off the list again, when the ordinary end has cleaned up already
 */
export function atExit(cleanUp: () => void): () => void {
  if (!listening) listen()
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

function listen(): void {
  listening = true
  process.on('exit', () => {
    for (const cleanUp of [...cleanUps].reverse()) {
      try {
        cleanUp()
      } catch (problem) {
        console.error(problem)
      }
    }
  })
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
