/** Keeps a form in the page's address, so that a link shows a colleague the same. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const control of form.elements) {
    if (isField(control) && control.name && !control.disabled && !isAtStart(control))
      query.append(control.name, written(control))
  }
  return query
}

/** Sets the fields that the query names, and leaves the others. @param only a selector of the fields to set */
export function fill(form: HTMLFormElement, query: URLSearchParams, only = '[name]'): void {
  for (const control of form.elements) {
    const value = isField(control) && control.matches(only) ? query.get(control.name) : null
    if (value === null || !isField(control)) continue
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
    else if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === 'yes'
    else if (!(control instanceof HTMLSelectElement) || [...control.options].some(option => option.value === value))
      control.value = value
  }
}

type Field = HTMLInputElement | HTMLSelectElement

function isField(control: Element): control is Field {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
}

function isAtStart(control: Field): boolean {
  if (control instanceof HTMLSelectElement)
    return !control.value || (control.selectedOptions[0]?.defaultSelected ?? true)
  if (control.type === 'radio') return !control.checked || control.defaultChecked
  if (control.type === 'checkbox') return !control.checked
  return control.value === control.defaultValue
}

function written(control: Field): string {
  return control.type === 'checkbox' ? 'yes' : control.value
}
