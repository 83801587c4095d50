import Pusher from 'pusher-js'

/** `src/api/realtime.ts` changes how the worker's pusher-js connects. Each file starts with an unchanged one. */
const runtime: object = Pusher.Runtime
const own = Symbol.for('fayre.test.pusher')
const worker = globalThis as { [own]?: object }
worker[own] ??= { ...runtime }
Object.assign(runtime, worker[own])
