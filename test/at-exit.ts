const cleanUps = new Set<() => void>()
let listening = false

/**
 * Runs a synchronous clean-up when this process ends, also by Ctrl-C. The last one registered runs first: a server
 * stops before its folder is removed.
 * @returns a function that unregisters it after a normal clean-up
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
