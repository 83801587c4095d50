import { type Finding, sorted } from './finding.ts'

const marks = { blocks: 'Stands in the way', hinders: 'Could be better', well: 'Well' } as const

/** Shows the findings in a dialog of its own, isolated from the page's styles. */
export function showReport(document: Document, all: readonly Finding[]): HTMLDialogElement {
  const findings = sorted(all)
  const host = document.createElement('div')
  host.style.setProperty('all', 'initial', 'important')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const found = findings.filter(({ kind }) => kind !== 'well').length
  const title = add(
    dialog,
    'h2',
    found ? `The doctor found ${found} ${found === 1 ? 'thing' : 'things'}` : 'All is well',
  )
  title.id = 'title'
  title.tabIndex = -1
  title.autofocus = true
  const list = add(dialog, 'ul')
  for (const { kind, title, text, fix } of findings) {
    const item = add(list, 'li')
    item.className = kind
    add(item, 'strong', marks[kind])
    add(item, 'h3', title)
    if (text) add(item, 'p', text)
    if (fix) add(item, 'pre', fix)
  }
  const close = add(dialog, 'button', 'Close')
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => host.remove())
  root.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return dialog
}

function add<Name extends keyof HTMLElementTagNameMap>(
  to: Element,
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const node = to.ownerDocument.createElement(name)
  node.textContent = text
  to.append(node)
  return node
}

/** System colours, since it is shown on pages with any colours. */
const css = `
dialog { box-sizing: border-box; inline-size: min(640px, calc(100vw - 32px)); max-block-size: calc(100vh - 32px); padding: 24px;
  overflow: auto; font: 15px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; color-scheme: light dark;
  border: 1px solid GrayText; border-radius: 12px }
dialog::backdrop { background: rgb(0 0 0 / 50%) }
h2 { margin: 0 0 16px; font-size: 22px; line-height: 1.2; outline: none }
h3 { margin: 2px 0; font-size: 16px }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 12px 0 12px 16px; border-inline-start: 4px solid GrayText; margin-block-end: 12px }
li.blocks { border-color: light-dark(#b3261e, #ff9a8f) }
li.hinders { border-color: light-dark(#8a5a00, #f3c062) }
li.well { padding-block: 2px; border-color: light-dark(#1f7a3d, #7ed49a) }
strong { font-size: 13px; font-weight: 600 }
p { margin: 4px 0 }
pre { margin: 8px 0 0; padding: 10px 12px; overflow-wrap: anywhere; white-space: pre-wrap; user-select: all;
  font: 13px/1.5 ui-monospace, monospace; background: color-mix(in srgb, CanvasText 8%, Canvas); border-radius: 8px }
button { min-block-size: 44px; padding: 0 20px; font: inherit; font-weight: 600; cursor: pointer }
`
