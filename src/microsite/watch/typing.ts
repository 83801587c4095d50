import type { Busyness } from '../../store/busyness.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Milliseconds between checks whether the typed text is still there. */
const lookTime = 1000

/**
 * Prevents reloads from the first key typed into a form until the text is gone: sent, cleared, or unmounted.
 * @returns the cleanup
 */
export function watchTyping(root: EventTarget, { begin }: Busyness): () => void {
  const typed = new Set<Field>()
  let letGo: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  function note(event: Event): void {
    const [field] = event.composedPath()
    if (!isField(field)) return
    typed.add(field)
    letGo ??= begin('typing')
    timer ??= setInterval(look, lookTime)
  }

  function look(): void {
    for (const field of typed) if (!field.isConnected || isEmpty(field)) typed.delete(field)
    if (!typed.size) end()
  }

  function end(): void {
    clearInterval(timer)
    timer = undefined
    letGo?.()
    letGo = undefined
  }

  root.addEventListener('input', note)
  return () => {
    root.removeEventListener('input', note)
    end()
  }
}

function isField(target: EventTarget | undefined): target is Field {
  return target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName)
}

function isEmpty(field: Field): boolean {
  return 'checked' in field && /^(checkbox|radio)$/.test(field.type) ? false : field.value === ''
}
