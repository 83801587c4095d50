import type { Patient } from './finding.ts'
import { probeNetwork } from './probe-network.ts'
import { probePage } from './probe-page.ts'
import { probePlace } from './probe-place.ts'
import { probeSight } from './probe-sight.ts'
import { showReport } from './report.ts'

const seen = Symbol.for('fayre.doctor')

/**
 * Looks at the page that a block was put into and says what stands in its
 * way. Once per page, however many blocks call it.
 * @param folder address of the bundle's folder
 */
export async function visitPage(folder: string): Promise<void> {
  const page = globalThis as { [seen]?: boolean }
  if (page[seen]) return
  page[seen] = true
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  // The blocks have come by now, or will not.
  await new Promise(done => setTimeout(done, 1500))
  const patient: Patient = { window, folder, blocks: blocksIn(document) }
  const here = [...probePage(patient), ...probePlace(patient), ...probeSight(patient)]
  showReport(document, [...here, ...(await probeNetwork(patient))])
}

/** Our elements, by their prefix or by who defined them, out of open shadow roots too. */
function blocksIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    if (/^fayre-/.test(element.localName)) return [element]
    const definition = element.localName.includes('-') ? customElements.get(element.localName) : undefined
    if (definition && 'fayreVersion' in definition) return [element]
    return element.shadowRoot ? blocksIn(element.shadowRoot) : []
  })
}
