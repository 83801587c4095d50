import { type RefObject, useEffect } from 'react'
import type { InputFilter } from './filters.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Refuses what a filter refuses before it is in the field, for a controlled
 * field cannot take it back everywhere. On the native event: React's own
 * `onBeforeInput` is another one. Pasting, autofill and undoing pass, and so
 * does a composition, which no browser lets us stop.
 */
export function useInputFilter(
  ref: RefObject<TextElement | null>,
  filter: InputFilter | undefined,
  onRefuse: ((typed: string) => void) | undefined,
): void {
  useEffect(() => {
    const field = ref.current
    if (!field || !filter) return
    field.addEventListener('beforeinput', check as EventListener)
    return () => field.removeEventListener('beforeinput', check as EventListener)

    function check(event: InputEvent) {
      if (event.inputType !== 'insertText' || event.data === null) return
      if (filter?.(event.data, keptBy(event.target as TextElement))) return
      event.preventDefault()
      onRefuse?.(event.data)
    }
  }, [ref, filter, onRefuse])
}

/** The field's text without what is selected, which typing would replace. */
function keptBy({ value, selectionStart, selectionEnd }: TextElement): string {
  return value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length)
}
