/**
 * The ports to the outside. Nothing below `widget` and `microsite` touches a
 * global: tests hand in their own environment and get a whole Fayre.
 */
export interface Environment {
  fetch: typeof fetch
  /** The browser's storage, or undefined where it is blocked. */
  storage: Storage | undefined
  /** The address of the page, read anew at each call. */
  location(): URL
  /** Where an unexpected fault goes: never to the visitor, always to whoever looks after the page. */
  report(problem: unknown, context: string): void
}

export function browserEnvironment(): Environment {
  return {
    // Without a prototype: a page's scripts may have put `headers` or `body` on that of all objects.
    fetch: (url, init) => globalThis.fetch(url, { __proto__: null, ...init } as RequestInit),
    storage: openStorage(),
    location: () => new URL(globalThis.location.href),
    report: (problem, context) => console.error(`[fayre] ${context}`, problem),
  }
}

// Reading the property alone throws in sandboxed frames and where storage is blocked.
function openStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
