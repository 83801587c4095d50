/** React for the blocks of `withoutFields`: preact without the layer that gives form fields React's behaviour. */
import { createElement } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export { Component, createContext, createElement } from 'preact'
export { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'

/** For nanostores, which tells a new listener itself what it has missed. */
export function useSyncExternalStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [, render] = useState({})
  useLayoutEffect(() => subscribe(() => render({})), [subscribe])
  return read()
}

/** r2wc imports the default. */
export default { createElement }
