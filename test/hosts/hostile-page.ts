import { block, type HostPage, standIn } from '../browser/host-page.ts'
import { type Condition, type HostilePage, nonce, type Pasted } from './condition.ts'
import { rememberState } from './page-state.ts'

/** A charity's page with blocks pasted in, by default the form and the total, and with all the given conditions. */
export function hostilePage(
  page: HostilePage,
  demo: string,
  blocks = block('donation-form', demo) + block('total-raised', demo),
): HostPage {
  const conditions: readonly Condition[] = Object.values(page)
  const each = (part: 'head' | 'css' | 'before' | 'after') => conditions.flatMap(condition => condition[part] ?? [])
  const filled = (text: string) => text.replaceAll('{demo}', demo).replaceAll('{socket}', demo.replace('http', 'ws'))
  // Applied from the last to the first, so that the position wraps what other conditions have rewritten.
  const pasted = conditions.reduceRight<Pasted>(
    (pasted, { paste }) => paste?.(pasted) ?? pasted,
    pastedFrom(demo, blocks),
  )
  const [before, behind] = conditions.some(({ behind }) => behind) ? reordered(pasted.scripts) : [pasted.scripts, '']
  const policy = conditions.find(({ policy }) => policy !== undefined)
  const allowed = filled(policy?.policy ?? '')
  const meta = policy?.inMeta ? `<meta http-equiv="content-security-policy" content="${allowed}">` : ''
  return {
    html: conditions.flatMap(({ html }) => html ?? []).join(' '),
    head: meta + each('head').join('') + each('css').map(style).join('') + each('before').map(script).join(''),
    body:
      filled(`${before}<main>${pasted.blocks}</main>${behind}`) +
      [...each('after'), rememberState].map(script).join(''),
    ...(allowed && !meta && { policy: allowed }),
    ...(conditions.some(({ quirks }) => quirks) && { quirks: true }),
  }
}

function pastedFrom(demo: string, blocks: string): Pasted {
  const scripts = [...blocks.matchAll(/<script .*?<\/script>/g)].map(([script]) => script)
  return { scripts: standIn(demo) + scripts.join(''), blocks: blocks.replaceAll(/<script .*?<\/script>\s*/g, '') }
}

/** The stand-in for Stripe comes first, as a page's own Stripe.js would. */
function reordered(scripts: string): [before: string, behind: string] {
  const [first = '', ...ours] = scripts.split(/(?=<script )/)
  const behind = ours.reverse().join('')
  return [first, behind.replace(/ type="module"/g, ' type="module" async')]
}

const style = (css: string) => `<style nonce="${nonce}">${css}</style>`
const script = (lines: string) => `<script nonce="${nonce}">{ ${lines} }</script>`
