import type { Plugin } from 'rollup'

/**
 * r2wc imports React's default export to call `createElement(type, props)`,
 * which would keep all of preact/compat in the bundle. The JSX runtime's `jsx`
 * does the same, and is there anyway.
 */
export function namedReact(): Plugin {
  return {
    name: 'fayre-named-react',
    transform: (code, id) =>
      id.includes('/@r2wc/')
        ? {
            code: code.replace(
              /import (\w+) from "react"/,
              'import { jsx } from "react/jsx-runtime"; const $1 = { createElement: (type, props) => jsx(type, props) }',
            ),
            map: null,
          }
        : null,
  }
}
