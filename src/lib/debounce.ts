/** Milliseconds from the last change to its effect. */
export const debounceTime = 500

export interface Debounced<Input> {
  (input: Input): void
  /** Runs a waiting call at once. */
  flush(): void
  /** Drops a waiting call. */
  cancel(): void
}

/** Runs once with the newest input, as soon as there was no other input for `time` milliseconds. */
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
