import { fileURLToPath } from 'node:url'

const jsxRuntime = { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' }

/** In browsers preact replaces React. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  jsxRuntime,
]

const lean = (file: string) => fileURLToPath(new URL(`lean-react/${file}.ts`, import.meta.url))

/** For a block of `withoutFields`. */
export const leanAlias = [
  { find: /^react-dom\/client$/, replacement: lean('client') },
  { find: /^react$/, replacement: lean('react') },
  { find: /^@nanostores\/react$/, replacement: lean('use-store') },
  jsxRuntime,
]

/**
 * Blocks without form fields. They do not need preact's compatibility layer, which would be a tenth of their script.
 */
export const withoutFields: readonly string[] = ['donation-progress', 'total-raised']
