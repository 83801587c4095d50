/** Milliseconds between the last change and what follows from it. */
export const debounceTime = 500

export interface Debounced<Input> {
  (input: Input): void
  /** Runs what is waiting at once. */
  flush(): void
  /** Drops what is waiting. */
  cancel(): void
}

/** Runs once, with the newest input, when there has been none for a while. */
export function debounced<Input>(act: (input: Input) => void, time = debounceTime): Debounced<Input> {
  let waiting: { input: Input; timer: ReturnType<typeof setTimeout> } | undefined

  function cancel(): void {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }

  function flush(): void {
    const { input } = waiting ?? {}
    const isWaiting = waiting !== undefined
    cancel()
    if (isWaiting) act(input as Input)
  }

  const debounce = (input: Input) => {
    cancel()
    waiting = { input, timer: setTimeout(flush, time) }
  }
  return Object.assign(debounce, { flush, cancel })
}
