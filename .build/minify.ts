import { type JsMinifyOptions, minify as swc } from '@swc/core'
import type { Plugin } from 'rollup'

const compress: JsMinifyOptions['compress'] = {
  ecma: 2022,
  passes: 4,
  pure_getters: true,

  keep_fargs: false,
  hoist_props: true,
  toplevel: true,
}

export function minify(): Plugin {
  return {
    name: 'fayre-minify',
    renderChunk: code =>
      swc(code, { module: true, ecma: 2022, compress, mangle: { toplevel: true } }).then(({ code }) => ({ code })),
  }
}
