import type { Plugin } from 'rollup'

/**
 * What a vendor's module says, and what we have it say: each keeps out code that we never reach, or what a page's
 * scripts have put on the prototype of all objects.
 */
const cuts: readonly { module: RegExp; from: RegExp; to: string }[] = [
  // r2wc takes React's default export to call `createElement(type, props)`, which would keep all of
  // preact/compat. The JSX runtime's `jsx` does the same, and is there anyway.
  {
    module: /\/@r2wc\//,
    from: /import (\w+) from "react"/,
    to: 'import { jsx } from "react/jsx-runtime"; const $1 = { createElement: (type, props) => jsx(type, props) }',
  },
  // We never listen to single keys of a store.
  {
    module: /\/@nanostores\/react\//,
    from: /import \{ listenKeys \} from 'nanostores'/,
    to: 'const listenKeys = undefined',
  },
  // We say ourselves what is wrong with an answer: where, and what was expected, and never the value.
  {
    module: /\/valibot\//,
    from: /\/\* @__PURE__ \*\/ _stringify\(input\)/,
    to: 'undefined',
  },
  { module: /\/valibot\//, from: /const message\$1 = .*\n.*issue\.message = .*/, to: '' },
  { module: /\/valibot\//, from: /schema\["~standard"\] = \{[\s\S]*?\n\t\};/, to: '' },
  { module: /\/valibot\//, from: /message: `Invalid \$\{label\}.*`,/, to: '' },
  {
    module: /\/valibot\//,
    from: /for \(const key in this\.entries\)/g,
    to: 'for (const key of Object.keys(this.entries))',
  },
  {
    module: /\/pusher-js\//,
    from: /for \((?:var )?(\w+) in ([\w.]+)\)/g,
    to: 'for (var $1 of Object.keys($2 ?? {}))',
  },
  // It would take the place of a `Pusher` that the page has for itself.
  { module: /\/pusher-js\//, from: /window\.Pusher = PusherClass;/, to: '' },
]

export function leanVendors(): Plugin {
  return {
    name: 'fayre-lean-vendors',
    transform(code, id) {
      const due = cuts.filter(({ module, from }) => module.test(id) && code.search(from) >= 0)
      return due.length ? { code: due.reduce((text, { from, to }) => text.replace(from, to), code), map: null } : null
    },
  }
}
