/**
 * Access to the outside world. No code except in `widget` and `microsite` touches a global, so tests can run a whole
 * site in an environment of their own.
 */
export interface Environment {
  fetch: typeof fetch
  /** Local storage, or undefined where it is blocked. */
  storage: Storage | undefined
  /** Session storage: it ends with the tab. undefined where it is blocked. */
  session: Storage | undefined
  /** The current address of the page. */
  location(): URL
  /** Reports an unexpected error: to the site's owner, never to the visitor. */
  report(problem: unknown, context: string): void
}

/** The environment of a real page. */
export function browserEnvironment(): Environment {
  return {
    // Without a prototype, because a page's scripts may have added `headers` or `body` to Object.prototype.
    fetch: (url, init) => globalThis.fetch(url, { __proto__: null, ...init } as RequestInit),
    get storage() {
      return open('localStorage')
    },
    get session() {
      return open('sessionStorage')
    },
    location: () => new URL(globalThis.location.href),
    report,
  }
}

/** Reports to the console, which only the site’s owner reads. */
export function report(problem: unknown, context: string): void {
  console.error(`[fayre] ${context}`, problem)
}

// Accessing the property throws in sandboxed frames and where storage is blocked.
function open(storage: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[storage]
  } catch {
    return undefined
  }
}
