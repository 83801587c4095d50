import { germanBlockNames } from '../../../src/lib/german-block-names.ts'
import { escaped, snippetFor, written } from '../../../src/widget/snippet.ts'
import type { Choice } from './definition.ts'

/** What a website is made with: how to put a block there, and the code to paste. */
interface Platform {
  readonly name: string
  readonly steps: readonly string[]
  /** What to know about this choice, after the steps. */
  notes?(choice: Choice): readonly string[]
  code(choice: Choice, host: string): string
  /** The same with preloads and with space reserved for the block, if the platform allows that. */
  fast?(choice: Choice, host: string): string
}

const short = (choice: Choice, host: string) => snippet(choice, host, false)
const fast = (choice: Choice, host: string) => snippet(choice, host, true)

export const platforms: readonly Platform[] = [
  {
    name: 'HTML',
    steps: ['Open your page in its editor, and go to the place where the block belongs.', 'Paste the code there.'],
    code: short,
    fast,
  },
  {
    name: 'WordPress',
    steps: [
      'Edit the page, press + and add a “Custom HTML” block.',
      'Paste the code, and update the page.',
      'If nothing shows, your account may not add scripts: ask an administrator to put the first line into the footer (with a plugin such as WPCode), and keep the second in the page.',
    ],
    code: standIn,
  },
  {
    name: 'Squarespace',
    steps: ['Edit the page and add a “Code” block.', 'Choose HTML, paste the code, and save: it shows after saving.'],
    code: short,
    fast,
  },
  {
    name: 'Wix',
    steps: [
      'Add “Custom Element” from Embed Code. Your site needs a domain of its own for it.',
      'Choose “Server URL”, and copy these values into its settings.',
    ],
    code: wix,
  },
  {
    name: 'Webflow',
    steps: ['Drag a “Code Embed” element to its place and paste the code.', 'Publish: it shows on the published page.'],
    code: short,
    fast,
  },
  {
    name: 'Drupal',
    steps: [
      'Put the first line into a block with the “Full HTML” format, or into your theme.',
      'Paste the second line into the page’s text, in a format that allows div with data attributes.',
    ],
    code: standIn,
  },
  {
    name: 'React',
    steps: [
      'For your developer: install the package that your platform hands out (npm install ./fayre.tgz), then use it like any element. With a React older than 19, put the script of “HTML” into the page and the tag into a component.',
    ],
    code: react,
  },
  {
    name: 'Frame',
    steps: [
      'For a page that allows no scripts of others: paste the code where the block belongs.',
      'The last line makes the frame as high as its content. Without it the frame scrolls.',
    ],
    notes: ({ attributes, definition: { event } }) =>
      'data-layer' in attributes
        ? [
            'The code does without the tracking: no Google Analytics runs inside the frame.',
            ...(event
              ? [
                  `Your page’s own script can listen instead, since the last line sends the block’s events, such as ${event}, to the frame’s element.`,
                ]
              : []),
          ]
        : [],
    code: iframe,
  },
]

function snippet({ definition, event, attributes, properties, locale }: Choice, host: string, fast: boolean): string {
  const all = { ...attributes, ...styleOf(properties) }
  return snippetFor(definition, { host, event, attributes: all, link: linkIn(locale), fast })
}

/** The script replaces the `div` with the block, so the block's look comes as a style rule beside the script. */
function standIn({ definition, event, attributes, properties, locale }: Choice, host: string): string {
  const data = written({ event, ...attributes }, 'data-')
  const { style } = styleOf(properties)
  const rule = style ? `<style>fayre-${definition.tag}{${escaped(style)}}</style>` : ''
  return `<script type="module" src="${escaped(`${host}/all.js`)}" data-host="."></script>${rule}
<div data-fayre="${definition.tag}"${data}><a href="${escaped(`${host}/${event}`)}">${linkIn(locale)}</a></div>`
}

function wix({ definition, event, attributes, properties }: Choice, host: string): string {
  const all = Object.entries({ host, event, ...attributes, ...styleOf(properties) })
  return [
    `Server URL: ${host}/${definition.tag}.js`,
    `Tag name: fayre-${definition.tag}`,
    'Attributes:',
    ...all.map(([name, value]) => `  ${name}: ${value || 'true'}`),
  ].join('\n')
}

function react({ definition, event, attributes, properties }: Choice, host: string): string {
  const props = written({ host, event, ...attributes })
  const style = Object.keys(properties).length ? ` style={${JSON.stringify(properties)}}` : ''
  const name = definition.tag.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase())
  return `import 'fayre/types/react'
import 'fayre/${definition.tag}/define'

export function ${name}() {
  return <fayre-${definition.tag}${props}${style} />
}`
}

function iframe(choice: Choice, host: string): string {
  const { definition, event, properties, locale } = choice
  const name = (isGerman(locale) && germanBlockNames[definition.tag]) || definition.name
  // A frame's own window has no tag manager, and does not hear of the page's consent.
  const { 'data-layer': _, consent, ...rest } = choice.attributes
  const isTracked = definition.attributes.some(field => field.name === 'data-layer')
  const attributes = isTracked || consent === undefined ? rest : { ...rest, consent }
  return `<iframe src="${escaped(host + frameAddress({ ...choice, attributes }, properties))}" title="${escaped(name)}: ${escaped(event)}"
  allow="payment" loading="lazy" style="width:100%;height:${definition.reserve}px;border:0"></iframe>
<script type="module" src="${escaped(`${host}/frame.js`)}"></script>`
}

const isGerman = (locale: string) => /^de\b/i.test(locale)
const linkIn = (locale: string) => (isGerman(locale) ? 'Zur Veranstaltung' : 'Go to the event')

/** Address of the page that shows the block alone. */
export function frameAddress(
  { definition, event, attributes }: Choice,
  look: Readonly<Record<string, string>> = {},
): string {
  return `/embed.html?${new URLSearchParams({ block: definition.tag, event, ...attributes, ...look })}`
}

/** A bookmark that shows the block on the page where it is pressed. */
export function bookmarkFor({ definition, event, attributes, properties }: Choice, host: string): string {
  const { tag } = definition
  const query = new URLSearchParams({ tag, event, host, ...attributes, ...styleOf(properties) })
  const refused = 'This page refuses scripts from elsewhere, so the block cannot be tried here.'
  return `javascript:${encodeURIComponent(
    `(s=>{s.src=${JSON.stringify(`${host}/builder/try.js?${query}`)};s.onerror=()=>alert(${JSON.stringify(refused)});document.head.append(s)})(document.createElement('script'))`,
  )}`
}

/** The custom properties as a style attribute, if there are any. */
function styleOf(properties: Choice['properties']): { style?: string } {
  const style = declarations(properties)
  return style ? { style } : {}
}

export function declarations(properties: Choice['properties']): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
