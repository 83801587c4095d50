import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { loadOnce } from '../../src/lib/load-once.ts'
import { useLater } from '../../src/ui/use-later.ts'

let arrive = (_words: string) => {}
const load = () =>
  new Promise<string>(done => {
    arrive = done
  })

/** What it waits for comes once it is drawn, and before its effects run. */
function Late() {
  const later = useLater(load, () => {})
  useLayoutEffect(() => arrive('here it is'), [])
  return later.type === 'ready' ? later.value : 'waiting'
}

test('code that comes between drawing and what follows it is drawn, too', async () => {
  // Somebody has pointed at what leads there.
  const loading = loadOnce(load)
  const place = document.createElement('div')
  createRoot(place).render(<Late />)
  await loading
  await expect.poll(() => place.textContent).toBe('here it is')
})
