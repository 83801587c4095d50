import { escaped, snippetFor, written } from '../../../src/widget/snippet.ts'
import { type Choice, nameOf } from './definition.ts'

/** The platforms that a block can be embedded in, each with instructions and the code to paste. */
export interface Platform {
  readonly name: string
  readonly steps: string
  code(choice: Choice, host: string): string
}

const link = 'Go to the event'

export const platforms: readonly Platform[] = [
  { name: 'HTML', steps: 'Paste it where the block shall stand.', code: snippet },
  {
    name: 'WordPress',
    steps:
      'Add a “Custom HTML” block and paste it. Where your site strips scripts, put the first line into the footer by a plugin for header and footer code, and the second into the page.',
    code: standIn,
  },
  {
    name: 'Squarespace',
    steps: 'Add a “Code” block, choose HTML, and paste it. The editor shows it once you have saved.',
    code: snippet,
  },
  {
    name: 'Wix',
    steps:
      'Add “Custom Element” from Embed Code, choose “Server URL”, and copy these values into its settings. Your site needs a domain of its own.',
    code: wix,
  },
  { name: 'Webflow', steps: 'Add a “Code Embed” element and paste it. It shows on the published page.', code: snippet },
  {
    name: 'Drupal',
    steps:
      'In a text format that allows div with data attributes, paste the second line into the body. The first goes into a block with “Full HTML”, or into your theme.',
    code: standIn,
  },
  {
    name: 'React',
    steps:
      'npm install fayre, then use it like any element. It needs React 19: with an older one put the script of “HTML” into your page, and the tag into a component.',
    code: react,
  },
  {
    name: 'iframe',
    steps: 'Where no script of others may run in your page. The second line sizes it; without it the frame scrolls.',
    code: iframe,
  },
]

function snippet({ definition, event, attributes }: Choice, host: string): string {
  return snippetFor(definition, { host, event, attributes })
}

function standIn({ definition, event, attributes }: Choice, host: string): string {
  const data = written({ event, ...attributes }, 'data-')
  return `<script type="module" src="${escaped(`${host}/all.js`)}" data-host="."></script>
<div data-fayre="${definition.tag}"${data}><a href="${escaped(`${host}/${event}`)}">${link}</a></div>`
}

function wix({ definition, event, attributes }: Choice, host: string): string {
  const all = Object.entries({ host, event, ...attributes }).map(([name, value]) => `  ${name}: ${value || 'true'}`)
  return [`Server URL: ${host}/${definition.tag}.js`, `Tag name: fayre-${definition.tag}`, 'Attributes:', ...all].join(
    '\n',
  )
}

function react({ definition, event, attributes }: Choice, host: string): string {
  const props = written({ host, event, ...attributes })
  return `import 'fayre/types/react'
import 'fayre/${definition.tag}/define'

export function ${nameOf(definition.tag).replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}() {
  return <fayre-${definition.tag}${props} />
}`
}

function iframe(choice: Choice, host: string): string {
  const { definition, event } = choice
  return `<iframe src="${escaped(host + frameAddress(choice))}" title="${escaped(nameOf(definition.tag))}: ${escaped(event)}"
  allow="payment" loading="lazy" style="width:100%;height:${definition.reserve}px;border:0"></iframe>
<script type="module" src="${escaped(`${host}/frame.js`)}"></script>`
}

/** Address of the page that shows the block alone. */
export function frameAddress(
  { definition, event, attributes }: Choice,
  look: Readonly<Record<string, string>> = {},
): string {
  return `/embed.html?${new URLSearchParams({ block: definition.tag, event, ...attributes, ...look })}`
}
