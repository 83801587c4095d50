import { minify as swc } from '@swc/core'
import type { Plugin } from 'rollup'

export function minify(): Plugin {
  return {
    name: 'fayre-minify',
    renderChunk: code =>
      swc(code, { module: true, compress: { passes: 2 }, mangle: true }).then(({ code }) => ({ code })),
  }
}
