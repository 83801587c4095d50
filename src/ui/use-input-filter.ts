import { type RefObject, useEffect } from 'react'
import type { InputFilter } from './filters.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Rejects characters before they are in the field, because a controlled field cannot remove them again in every
 * browser. Uses the native event: React's `onBeforeInput` is a different one. Pasting, autofill, keyboard suggestions,
 * dictation, undo and compositions pass (browsers do not let a composition be cancelled).
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
      if (event.inputType !== 'insertText' || event.data === null || event.data.length > 1) return
      if (filter?.(event.data, keptBy(event.target as TextElement))) return
      event.preventDefault()
      onRefuse?.(event.data)
    }
  }, [ref, filter, onRefuse])
}

/** The field's text without the selection, which typing would replace. */
function keptBy({ value, selectionStart, selectionEnd }: TextElement): string {
  return value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length)
}
