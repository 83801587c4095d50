import type { CheckedPage } from './finding.ts'
import { probeAddress } from './probe-address.ts'
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
  const page = globalThis as { [seen]?: boolean }
  if (page[seen]) return
  page[seen] = true
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  // By now the blocks have loaded, or failed.
  await new Promise(done => setTimeout(done, 1500))
  const patient: CheckedPage = { window, folder, scripts, blocks: blocksIn(document) }
  const defined = patient.blocks.filter(({ localName }) => customElements.get(localName))
  const here = [
    ...probePage(patient),
    ...probeTags(patient),
    ...probeAddress(patient),
    ...(defined.length ? probeSight({ ...patient, blocks: defined }) : []),
  ]
  showReport(document, [...here, ...(await probeNetwork(patient))])
}

/** Our elements, by prefix or by their class, in open shadow roots too. */
function blocksIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    if (/^fayre-/.test(element.localName)) return [element]
    const definition = element.localName.includes('-') ? customElements.get(element.localName) : undefined
    if (definition && 'fayreVersion' in definition) return [element]
    return element.shadowRoot ? blocksIn(element.shadowRoot) : []
  })
}
