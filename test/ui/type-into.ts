/** Types as a browser does before the text is in the field. False: the field rejected it. */
export function typeInto(field: Element, data: string, inputType = 'insertText'): boolean {
  return field.dispatchEvent(new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }))
}
