import type { CheckedPage } from './finding.ts'
import { probeAddress } from './probe-address.ts'
import { probeFonts } from './probe-fonts.ts'
import { probeNetwork } from './probe-network.ts'
import { probePage } from './probe-page.ts'
import { probeSight } from './probe-sight.ts'
import { probeTags } from './probe-tags.ts'
import { showReport } from './report.ts'

const seen = Symbol.for('fayre.doctor')

/**
 * Checks the host page for what prevents a block from working. Once per page, however many blocks call it.
 * @param folder URL of the bundle's folder
 * @param scripts names of the scripts that are pasted into pages, such as `all`
 */
export async function checkPage(folder: string, scripts: readonly string[]): Promise<void> {
  const once = globalThis as { [seen]?: boolean }
  if (once[seen]) return
  once[seen] = true
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  const page: Omit<CheckedPage, 'blocks'> = { window, folder, scripts }
  await blocksHaveLoaded(page)
  const patient: CheckedPage = { ...page, blocks: blocksIn(document) }
  const defined: CheckedPage = { ...page, blocks: definedIn(document) }
  const here = [
    ...probePage(patient),
    ...probeTags(patient),
    ...probeAddress(patient),
    ...(defined.blocks.length ? probeSight(defined) : []),
    ...probeFonts(defined),
  ]
  showReport(document, [...here, ...(await probeNetwork(patient))])
}

/** Gives the blocks time to show what they ask for, in the fonts that come with it. */
async function blocksHaveLoaded(page: Omit<CheckedPage, 'blocks'>) {
  await pause(1500)
  for (let tries = 80; tries && isLoading({ ...page, blocks: definedIn(document) }); tries -= 1) await pause(100)
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

function isLoading(patient: CheckedPage): boolean {
  const isBusy = (block: Element) => block.shadowRoot?.querySelector('[role="status"][aria-busy="true"]')
  return patient.blocks.some(isBusy) || probeFonts(patient).length > 0
}

const definedIn = (root: ParentNode) => blocksIn(root).filter(({ localName }) => customElements.get(localName))

/** Our elements, by prefix or by their class, in open shadow roots too. */
function blocksIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    if (/^fayre-/.test(element.localName)) return [element]
    const definition = element.localName.includes('-') ? customElements.get(element.localName) : undefined
    if (definition && 'fayreVersion' in definition) return [element]
    return element.shadowRoot ? blocksIn(element.shadowRoot) : []
  })
}
