import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Pages of frameworks that show and hide the blocks with `mount()`, each as one script. */
export const frameworkPages = { React: once(() => bundled(react)), Vue: once(() => bundled(vue)) }

const react = `
  import { StrictMode, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { flushSync } from 'react-dom'

  function App() {
    const [on, setOn] = useState(true)
    window.mount = on => flushSync(() => setOn(on))
    return on ? <section key="form"><fayre-donation-form event="riverside-10k" /><fayre-total-raised event="riverside-10k" /></section> : <p>Another page</p>
  }

  document.addEventListener('DOMContentLoaded', () =>
    createRoot(document.querySelector('main')).render(<StrictMode><App /></StrictMode>))`

const vue = `
  import { createApp, h, nextTick, ref } from 'vue'

  const on = ref(true)
  window.mount = now => { on.value = now; return nextTick() }
  const block = tag => h(tag, { event: 'riverside-10k' })
  const App = () => on.value ? h('section', [block('fayre-donation-form'), block('fayre-total-raised')]) : h('p', 'Another page')

  document.addEventListener('DOMContentLoaded', () => createApp(App).mount('main'))`

function bundled(contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'jsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
  return outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}
