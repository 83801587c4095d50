import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A page of React's that shows the blocks, and hides and shows them with `mount()`. As one script. */
export function reactPage(): string {
  known ??= buildSync({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'jsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.text.replaceAll('</script', '<\\/script')
  return known ?? ''
}

let known: string | undefined

const source = `
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
