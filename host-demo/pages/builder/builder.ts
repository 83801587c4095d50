import { type Choice, type Definition, nameOf } from './definition.ts'
import { attributesOf, fieldFor } from './fields.ts'
import { frameAddress, platforms } from './platforms.ts'

const host = location.origin
const definitions = (await (await fetch('definitions.json')).json()) as Definition[]
const form = find<HTMLFormElement>('#choose')
const blocks = find<HTMLSelectElement>('#block')
const event = find<HTMLInputElement>('#event')
const attributes = find('#attributes')
const preview = find<HTMLIFrameElement>('#preview')
const stage = find('#stage')
const looks = find<HTMLFormElement>('#looks')
const tabs = find('#tabs')
const code = find('#code')
let platform = platforms[0]
let later: ReturnType<typeof setTimeout> | undefined

for (const { tag } of definitions) blocks.add(new Option(nameOf(tag), tag))
blocks.value = 'donation-form'
for (const [at, one] of platforms.entries()) tabs.append(tab(one.name, at))
blocks.addEventListener('change', showFields)
form.addEventListener('input', () => {
  clearTimeout(later)
  later = setTimeout(show, 300)
})
form.addEventListener('submit', submitted => submitted.preventDefault())
looks.addEventListener('input', show)
find('#copy').addEventListener('click', copy)
find<HTMLFormElement>('#check').addEventListener('submit', check)
showFields()
pick(0)

function choice(): Choice {
  const definition = definitions.find(({ tag }) => tag === blocks.value) ?? definitions[0]
  if (!definition) throw new Error('There are no blocks')
  const names = definition.attributes.map(({ name }) => name)
  return { definition, event: event.value.trim() || 'summer-fayre', attributes: attributesOf(form, names) }
}

function showFields(): void {
  const { definition } = choice()
  find('#about').textContent = definition.description
  attributes.replaceChildren(...definition.attributes.map(fieldFor))
  show()
}

function show(): void {
  const chosen = choice()
  const { width, ...look } = Object.fromEntries(new FormData(looks)) as Record<string, string>
  const address = frameAddress(chosen, look)
  stage.dataset.width = width
  stage.dataset.scheme = look.scheme ?? 'light'
  if (preview.getAttribute('src') !== address) preview.src = address
  if (!platform) return
  code.textContent = platform.code(chosen, host)
  find('#steps').textContent = platform.steps
}

function tab(name: string, at: number): HTMLElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: name, id: `tab-${at}` })
  button.setAttribute('role', 'tab')
  button.setAttribute('aria-controls', 'panel')
  button.addEventListener('click', () => pick(at))
  button.addEventListener('keydown', pressed => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed.key]
    if (step) pick((at + step + platforms.length) % platforms.length, true)
  })
  return button
}

function pick(at: number, focus = false): void {
  platform = platforms[at]
  for (const [index, one] of [...tabs.querySelectorAll('button')].entries()) {
    one.setAttribute('aria-selected', String(index === at))
    one.tabIndex = index === at ? 0 : -1
    if (index === at && focus) one.focus()
    if (index === at) find('#panel').setAttribute('aria-labelledby', one.id)
  }
  show()
}

async function copy(): Promise<void> {
  const said = find('#copied')
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    said.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    said.textContent = 'Press Ctrl+C to copy what is marked'
  }
  setTimeout(() => said.replaceChildren(), 4000)
}

/** Opens the editor's own page with the doctor, which checks the embedding. */
function check(submitted: Event): void {
  submitted.preventDefault()
  const text = find<HTMLInputElement>('#page').value.trim()
  const address = /^https?:/.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return
  const page = new URL(address)
  page.searchParams.set('fayre-doctor', '')
  open(page, '_blank', 'noopener')
}

function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`${selector} is missing`)
  return element
}
