import { vi } from 'vitest'
import { acting } from './acting.ts'

/**
 * Waits until lazy code is loaded and the page no longer changes.
 * @throws if something stays busy
 */
export async function rest(): Promise<void> {
  let page = ''
  let calm = 0
  for (let round = 0; round < 1000 && calm < 5; round++) {
    await acting(async () => {
      await vi.dynamicImportSettled()
      await new Promise(done => setTimeout(done))
    })
    const now = document.body.innerHTML
    calm = now === page && !document.querySelector('[aria-busy="true"]') ? calm + 1 : 0
    page = now
  }
  if (calm < 5) throw new Error(`The page does not come to rest:\n${page}`)
}
