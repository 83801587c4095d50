import { applyAppearance } from './appearance.js'
import {
  brandOf,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatExpiry,
  formatNumber,
  numberProblem,
} from './card-details.js'
import { form } from './form.js'
import { languageOf, translator } from './words.js'

const number = document.getElementById('number')
const expiry = document.getElementById('expiry')
const cvc = document.getElementById('cvc')
const fields = [
  { input: number, format: formatNumber, problem: () => numberProblem(number.value) },
  { input: expiry, format: formatExpiry, problem: () => expiryProblem(expiry.value) },
  { input: cvc, format: formatCvc, problem: () => cvcProblem(cvc.value, number.value) },
]
const labels = [...document.querySelectorAll('label')].map(element => ({ element, english: element.textContent }))
const expiryFormat = expiry.placeholder
/** The message port to the surrounding page. No other page can hold the other end. */
let port
let say = translator()

addEventListener('message', event => {
  if (event.source !== parent || event.data?.connect !== 'card' || !event.ports[0]) return
  port?.close()
  port = event.ports[0]
  port.onmessage = ({ data }) => receive(data)
  applyOptions(event.data.detail)
  new ResizeObserver(() => tell('height', Math.ceil(document.body.getBoundingClientRect().height))).observe(
    document.body,
  )
  tell('ready', { title: say('Secure payment input frame') })
})

for (const { input, format, problem } of fields) {
  input.addEventListener('input', event => {
    reformat(input, format, event.inputType?.startsWith('delete'))
    const found = problem()
    show(input, isFinal(found) ? spoken(found) : undefined)
    if (input === number) reformat(cvc, formatCvc, true)
    showBrand()
    tell('change', state())
    if (!found && input.selectionStart === input.value.length) nextEmpty(input)?.focus()
  })
  input.addEventListener('blur', () => {
    if (input.value) show(input, spoken(problem()))
  })
  input.addEventListener('keydown', event => {
    if (event.key === 'Escape') tell('escape')
    const previous = fields[fields.findIndex(field => field.input === input) - 1]?.input
    if (event.key === 'Backspace' && !input.value && previous) previous.focus()
  })
}
document.addEventListener('focusin', event => {
  if (!event.relatedTarget) tell('focus')
})
document.addEventListener('focusout', event => {
  if (!event.relatedTarget) tell('blur')
})
document.getElementById('card').addEventListener('submit', event => event.preventDefault())

async function receive({ name, id, detail }) {
  if (name === 'validate') tell('answer', { error: validate() }, id)
  if (name === 'send') tell('answer', await send(detail), id)
  if (name === 'appearance') applyOptions(detail)
  if (name === 'focus') number.focus()
  if (name === 'blur') document.activeElement?.blur()
  if (name === 'clear') clear()
}

/** Applies appearance and language. */
function applyOptions(options) {
  applyAppearance(options)
  say = translator(options?.locale)
  document.documentElement.lang = languageOf(options?.locale)
  for (const { element, english } of labels) element.textContent = say(english)
  expiry.placeholder = say(expiryFormat)
}

function tell(name, detail, id) {
  port?.postMessage({ name, detail, id })
}

/** Adds the card to the page's request and sends it. The page receives the answer, but never the card. */
async function send({ path, fields: given, under }) {
  const date = digitsOf(expiry.value)
  const card = {
    number: digitsOf(number.value),
    exp_month: date.slice(0, 2),
    exp_year: `20${date.slice(-2)}`,
    cvc: digitsOf(cvc.value),
  }
  const method = { type: 'card', card }
  const body = under ? { ...given, [under]: { ...given[under], ...method } } : { ...given, ...method }
  try {
    const response = await fetch(new URL(`/stand-in/${path}`, location.href), { method: 'POST', body: form(body) })
    return await response.json()
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
      },
    }
  }
}

/** Shows every problem, focuses the first, and returns it. */
function validate() {
  const found = fields.map(({ input, problem }) => ({ input, error: spoken(problem()) }))
  for (const { input, error } of found) show(input, error)
  const first = found.find(({ error }) => error)
  first?.input.focus()
  return first?.error
}

function clear() {
  for (const { input } of fields) {
    input.value = ''
    show(input, undefined)
  }
  showBrand()
  tell('change', state())
}

function state() {
  const problems = fields.map(({ problem }) => problem())
  return {
    empty: fields.every(({ input }) => !input.value),
    complete: problems.every(found => !found),
    brand: brandOf(digitsOf(number.value)).name,
    error: spoken(problems.find(isFinal)),
  }
}

/** A final error, unlike one of an incomplete field. */
function isFinal(found) {
  return Boolean(found && !found.code.startsWith('incomplete'))
}

function spoken(problem) {
  return problem && { ...problem, message: say(problem.message) }
}

function show(input, error) {
  document.getElementById(`${input.id}-error`).textContent = error?.message ?? ''
  input.setAttribute('aria-invalid', String(Boolean(error)))
}

function showBrand() {
  const { name } = brandOf(digitsOf(number.value))
  const known = [...document.querySelectorAll('[data-brand]')].filter(image => {
    image.hidden = Boolean(number.value) && image.dataset.brand !== name
    return !image.hidden
  })
  number.classList.toggle('known', Boolean(number.value) && known.length < 2)
}

/** Reformats the field and keeps the caret after the same digit. */
function reformat(input, format, deleting) {
  const caret = input.selectionStart
  const before = digitsOf(input.value.slice(0, caret)).length
  const atEnd = caret === input.value.length
  const next = deleting && input === expiry ? input.value.replace(/\s*\/?\s*$/, '') : format(input.value)
  if (next === input.value) return
  input.value = next
  if (input !== document.activeElement) return
  const place = atEnd ? next.length : placeAfterDigits(next, before)
  input.setSelectionRange(place, place)
}

function placeAfterDigits(text, count) {
  let place = 0
  for (let left = count; left > 0 && place < text.length; place++) if (/\d/.test(text[place])) left--
  return place
}

function nextEmpty(input) {
  const next = fields[fields.findIndex(field => field.input === input) + 1]?.input
  return next && !next.value ? next : undefined
}

function formatCvc(text) {
  return digitsOf(text).slice(0, brandOf(digitsOf(number.value)).cvc)
}
