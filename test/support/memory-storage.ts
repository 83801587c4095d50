/** A `Storage` in memory, with these entries. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: index => [...map.keys()][index] ?? null,
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
    clear: () => map.clear(),
  }
}

/** Blocked storage: it exists, but every access throws. */
export function blockedStorage(): Storage {
  return throwing('SecurityError', memoryStorage(), ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
}

/** Full storage: it can be read, but not written. */
export function fullStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  return throwing('QuotaExceededError', memoryStorage(entries), ['setItem'])
}

function throwing(name: string, storage: Storage, methods: readonly (keyof Storage & string)[]): Storage {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  return { ...storage, ...Object.fromEntries(methods.map(method => [method, refuse])) }
}
