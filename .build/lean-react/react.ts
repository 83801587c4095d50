/** React for the blocks of `withoutFields`: preact without the layer that gives form fields React's behaviour. */
import { createElement } from 'preact'

export { Component, createContext, createElement } from 'preact'
export { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'

/** r2wc imports the default. */
export default { createElement }
