import type { AttributeField } from './definition.ts'

/** A labelled field for an attribute of a block. */
export function attributeField(attribute: AttributeField, currency: string): HTMLElement {
  const { name, kind, label, help, options } = attribute
  const control = kind === 'choice' ? choice(options ?? {}) : input(kind)
  control.name = name
  return labelled(control, kind === 'money' ? `${label} (${currency})` : label, help)
}

/** A control with its label above, and room for its help or an error below. */
export function labelled(control: HTMLInputElement | HTMLSelectElement, label: string, help = ''): HTMLElement {
  const isFlag = control.type === 'checkbox'
  const row = element('div', 'field-row')
  const title = element('span', 'label', label)
  const line = element('label', isFlag ? 'field flag' : 'field')
  line.append(...(isFlag ? [control, title] : [title, control]))
  const below = element('small', 'help', help)
  below.id = `help-${control.name}`
  below.dataset.help = help
  control.setAttribute('aria-describedby', below.id)
  row.append(line, below)
  return row
}

/** Shows an error or advice below a field; without either, its help text. */
export function say(form: HTMLFormElement, name: string, { wrong, advice }: { wrong?: string; advice?: string }): void {
  const below = document.getElementById(`help-${name}`)
  if (!below) return
  const text = wrong ?? advice ?? below.dataset.help ?? ''
  // Written only when it changes, or a screen reader would read it with every key.
  if (below.textContent !== text) below.textContent = text
  below.classList.toggle('wrong', wrong !== undefined)
  for (const control of controlsOf(form, name)) {
    if (wrong === undefined) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
}

/** A field's trimmed text, or the value of a radio or select. Empty if there is no such field. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  text = '',
): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

function controlsOf(form: HTMLFormElement, name: string): Element[] {
  return [...form.elements].filter(one => (one as HTMLInputElement).name === name)
}

function input(kind: AttributeField['kind']): HTMLInputElement {
  const field = document.createElement('input')
  field.autocomplete = 'off'
  if (kind === 'flag') field.type = 'checkbox'
  if (kind === 'money' || kind === 'number') field.inputMode = 'decimal'
  return field
}

function choice(options: Readonly<Record<string, string>>): HTMLSelectElement {
  const field = document.createElement('select')
  for (const [value, words] of Object.entries(options)) field.add(new Option(words, value))
  return field
}
