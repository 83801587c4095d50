import type { AttributeField } from './definition.ts'

/** A labelled field for an attribute, by its type. */
export function fieldFor({ name, type, description, fallback }: AttributeField): HTMLElement {
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)
  const label = document.createElement('label')
  const title = document.createElement('span')
  title.textContent = name.replaceAll('-', ' ')
  const help = document.createElement('small')
  help.id = `help-${name}`
  help.textContent = plain(
    fallback === 'none' || type === 'boolean' ? description : `${description} Default: ${fallback}.`,
  )
  const field = type === 'boolean' ? checkbox() : words.length ? select(words) : input(type)
  field.name = name
  field.setAttribute('aria-describedby', help.id)
  label.className = type === 'boolean' ? 'field flag' : 'field'
  label.append(...(type === 'boolean' ? [field, title] : [title, field]))
  const frame = document.createElement('div')
  frame.append(label, help)
  return frame
}

/** The form's values, without those left at their default. */
export function attributesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    names.flatMap(name => {
      const value = data.get(name)
      if (value === 'on') return [[name, '']]
      return typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []
    }),
  )
}

function checkbox(): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'checkbox' })
}

function input(type: string): HTMLInputElement {
  const field = document.createElement('input')
  if (type.startsWith('number')) Object.assign(field, { type: 'number', min: '0', step: '1' })
  return field
}

function select(words: readonly string[]): HTMLSelectElement {
  const field = document.createElement('select')
  for (const word of ['', ...words]) field.add(new Option(word || 'Default', word))
  return field
}

const plain = (text: string) => text.replaceAll('`', '').replace(/\.+$/, '.')
