import type { Definition } from '../../host-demo/pages/builder/definition.ts'
import { platforms } from '../../host-demo/pages/builder/platforms.ts'
import { eventName } from './give.ts'

/** Addresses for the bench's pages. */
export interface Origins {
  /** Bundle and API of the demo. */
  readonly demo: string
  /** The vanilla page's script and API, on an origin each, as is usual. */
  readonly script: string
  readonly api: string
}

export interface BenchPage {
  html(origins: Origins): string
  /** The element with the content. */
  readonly tag: string
  /** A regular expression for content that needs live data. */
  readonly expected: string
}

/** Content that needs live data, in each block's first content. */
const expected = {
  'total-raised': '£[\\d,]+',
  'donation-progress': '£[\\d,]+',
  'donation-form': 'Give £\\d+',
  'auction-lots': 'Lot \\d+[^]*£[\\d,]+',
  tickets: '£[\\d,]+',
  'pledge-list': '£[\\d,]+',
  'individual-giving': '£[\\d,]+',
  leaderboard: '£[\\d,]+',
} as const

export type Block = keyof typeof expected

export const blocks = Object.keys(expected) as Block[]

/** Only the run has fundraisers. */
const events: Partial<Record<Block, string>> = { 'individual-giving': 'riverside-10k', leaderboard: 'riverside-10k' }

/** The builder's two snippets for a page of HTML, pasted unchanged. */
export function snippetsOf(
  definition: Definition,
  host: string,
  event: string,
  attributes: Readonly<Record<string, string>> = {},
): { short: string; fast: string } {
  const html = platforms.find(({ name }) => name === 'HTML')
  if (!html?.fast) throw new Error('The builder writes no HTML')
  const choice = { definition, event, attributes, properties: {}, locale: 'en-GB' }
  return { short: html.code(choice, host), fast: html.fast(choice, host) }
}

export function withSnippet(
  definition: Definition,
  { copies = 1, attributes = {} }: { copies?: number; attributes?: Readonly<Record<string, string>> } = {},
): BenchPage {
  const block = definition.tag as Block
  const html = ({ demo }: Origins) => {
    const snippet = snippetsOf(definition, demo, events[block] ?? eventName, attributes).fast
    const element = snippet.slice(snippet.lastIndexOf('\n'))
    return hostPage(snippet + element.repeat(copies - 1))
  }
  return { tag: `fayre-${block}`, expected: expected[block], html }
}

/** The snippet of two lines. */
export function withShortSnippet(definition: Definition): BenchPage {
  const block = definition.tag as Block
  const html = ({ demo }: Origins) => hostPage(snippetsOf(definition, demo, eventName).short)
  return { tag: `fayre-${block}`, expected: expected[block], html }
}

/** The baseline: a hand-written element without any library, on the same server. */
export const vanilla: BenchPage = {
  tag: 'vanilla-total',
  expected: expected['total-raised'],
  html: ({ script, api }) =>
    hostPage(`<script type="module" src="${script}/vanilla.js"></script>
<vanilla-total api="${api}" event="${eventName}"></vanilla-total>`),
}

function hostPage(block: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>A charity's page</title>
<style>body{margin:0 auto;max-width:40rem;padding:1rem;font:16px/1.5 sans-serif}</style>
<h1>Help us mend the roof</h1>
<p>Our hall has kept the rain off since 1874. Last winter it stopped doing so. Every gift goes to slates.</p>
${block}
<p>The work starts in spring. You are welcome to come and see what your gift has done.</p>
</html>`
}
