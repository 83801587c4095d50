import type { ChildProcess } from 'node:child_process'

/** Talks with a server in a process of its own: each message to it has one answer. */
export function conversation(child: ChildProcess) {
  const message = () =>
    new Promise<Record<string, unknown>>((done, failed) => {
      const ended = (code: number | null, signal: string | null) =>
        failed(new Error(`The server ended by itself: ${code ?? signal}`))
      child.once('exit', ended)
      child.once('message', answer => {
        child.off('exit', ended)
        done(answer as Record<string, unknown>)
      })
    })
  return {
    /** Messages that the server sends by itself, such as that it is ready. */
    message,
    async ask<T>(asked: object): Promise<T> {
      const answer = message()
      child.send(asked)
      return (await answer).answer as T
    },
  }
}
