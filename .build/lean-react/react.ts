/** React for the blocks of `withoutFields`: preact without the layer that makes form fields behave as in React. */
import { jsx } from 'preact/jsx-runtime'

export { Component, createContext } from 'preact'
export { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'

/** r2wc imports the default, and passes a component and its properties. */
export default { createElement: jsx }
