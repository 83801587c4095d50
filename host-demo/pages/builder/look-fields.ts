import type { BrandFields } from '../../../src/lib/brand.ts'
import { element, fieldValue, labelled, say } from './fields.ts'
import { find } from './find.ts'
import { type ColourField, colourFields, fontOf, hexOf, type Look, usualColours, usualLook } from './look.ts'

const names = Object.keys(colourFields) as ColourField[]
const labels: Readonly<Record<ColourField, string>> = {
  main: 'Buttons and bars',
  second: 'Quiet surfaces',
  third: 'Past the goal',
  ground: 'Background',
  text: 'Text',
}
const dark = { ground: '#15181f', text: '#f2f3f5', second: '#2c3240' } as const
const fonts = {
  '': 'The event’s',
  'system-ui': 'The visitor’s own',
  'Arial, Helvetica': 'Arial',
  Verdana: 'Verdana',
  'Trebuchet MS': 'Trebuchet',
  'Georgia, serif': 'Georgia',
  'Times New Roman, serif': 'Times',
  other: 'Another font of my page',
} as const

export function drawLook(colours: HTMLElement, shape: HTMLElement): void {
  colours.replaceChildren(...names.map(colourField))
  const font = Object.assign(document.createElement('select'), { name: 'font' })
  for (const [value, words] of Object.entries(fonts)) font.add(new Option(words, value))
  const other = Object.assign(document.createElement('input'), { name: 'other-font', spellcheck: false })
  const otherField = labelled(
    other,
    'Name of the font',
    'As in your website’s settings, such as Open Sans. Your page must have it; the preview shows it if this computer has it too.',
  )
  const clear = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'clear' })
  shape.replaceChildren(
    labelled(font, 'Font'),
    otherField,
    slider('radius', 'Round corners', 0, 28, usualLook.radius),
    slider('space', 'Space around', 0, 48, usualLook.space),
    labelled(clear, 'No background: my page shows through'),
  )
}

/** The look as the form has it, and a sentence for each field that is wrong. */
export function lookIn(form: HTMLFormElement): { look: Look; wrong: Partial<Record<string, string>> } {
  const wrong: Partial<Record<string, string>> = {}
  const colours: Look['colours'] = {}
  for (const name of names) {
    const typed = fieldValue(form, name)
    const colour = hexOf(typed)
    if (colour) Object.assign(colours, { [name]: colour })
    else if (typed)
      wrong[name] = 'Write # and six figures or letters from a to f, such as #0b7a45, or the name of a colour.'
  }
  const chosen = fieldValue(form, 'font')
  const font = chosen === 'other' ? fontOf(fieldValue(form, 'other-font')) : chosen
  if (chosen === 'other' && !font) wrong['other-font'] = 'Write the font’s name in letters, such as Open Sans.'
  const look = {
    colours,
    font: font || undefined,
    radius: Number(fieldValue(form, 'radius')),
    space: Number(fieldValue(form, 'space')),
    clear: fieldValue(form, 'clear') !== '',
  }
  return { look, wrong }
}

/** Shows the brand's colours where none are set, and each field's error or advice. */
export function showBrand(
  form: HTMLFormElement,
  brand: BrandFields,
  wrong: Partial<Record<string, string>>,
  advice: Partial<Record<ColourField, string>>,
): void {
  for (const name of names) {
    const usual = hexOf(brand[colourFields[name]]) ?? usualColours[name]
    const typed = hexOf(fieldValue(form, name))
    const text = find<HTMLInputElement>(`[name=${name}]`)
    text.placeholder = usual
    find<HTMLInputElement>(`#pick-${name}`).value = typed ?? usual
    say(form, name, { ...(wrong[name] && { wrong: wrong[name] }), ...(advice[name] && { advice: advice[name] }) })
  }
  const isOther = fieldValue(form, 'font') === 'other'
  const other = find<HTMLInputElement>('[name=other-font]')
  const row = other.closest<HTMLElement>('.field-row')
  if (row) row.hidden = !isOther
  say(form, 'other-font', wrong['other-font'] ? { wrong: wrong['other-font'] } : {})
  const [first] = find<HTMLSelectElement>('[name=font]').options
  if (first) first.text = brand.font ? `${fonts['']}: ${brand.font}` : fonts['']
  for (const name of ['radius', 'space']) find(`#${name}-now`).textContent = `${fieldValue(form, name)} px`
}

/** The buttons that set all of the look at once. */
export function brandButtons(form: HTMLFormElement, changed: () => void): void {
  const set = (values: Readonly<Record<string, string>>) => {
    for (const control of form.querySelectorAll<HTMLInputElement>('#colours input[name]'))
      control.value = values[control.name] ?? ''
    changed()
  }
  find('#dark').addEventListener('click', () => {
    find<HTMLInputElement>('[name=paper][value=dark]').checked = true
    set(dark)
  })
  find('#brand').addEventListener('click', () => {
    for (const control of form.querySelectorAll<HTMLInputElement>('#shape input')) {
      if (control.type === 'checkbox') control.checked = false
      else control.value = control.defaultValue
    }
    find<HTMLSelectElement>('[name=font]').value = ''
    find<HTMLInputElement>('[name=paper][value=light]').checked = true
    set({})
  })
}

/** A swatch to pick from, and a field to type into. */
function colourField(name: ColourField): HTMLElement {
  const text = Object.assign(document.createElement('input'), { name, spellcheck: false, autocomplete: 'off' })
  const row = labelled(text, labels[name])
  const pick = Object.assign(element('input', 'pick'), { type: 'color', id: `pick-${name}` })
  pick.setAttribute('aria-label', `${labels[name]}: pick a colour`)
  pick.addEventListener('input', () => {
    text.value = pick.value
  })
  row.classList.add('colour')
  row.prepend(pick)
  return row
}

function slider(name: string, label: string, min: number, max: number, value: number): HTMLElement {
  const range = Object.assign(document.createElement('input'), { type: 'range', name, min, max })
  range.defaultValue = String(value)
  const row = labelled(range, label)
  const now = Object.assign(element('span', 'now'), { id: `${name}-now` })
  row.querySelector('.label')?.append(' ', now)
  return row
}
