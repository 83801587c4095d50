/** React for the blocks of `withoutFields`: preact without the layer that makes form fields behave as in React. */
import { createElement } from 'preact'

export { Component, createContext, createElement } from 'preact'
export { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'

/** r2wc imports the default. */
export default { createElement }
