import { scryptSync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

// JavaScript, so that the thread starts without a TypeScript loader.
parentPort?.on('message', ({ password, salt, options }) => {
  parentPort?.postMessage(scryptSync(password, salt, 32, options))
})
