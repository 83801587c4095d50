import { find } from './find.ts'

/** Copies on a press, and says so beside the button. */
export function copyOnPress(button: string, said: string, text: () => string): void {
  let later: ReturnType<typeof setTimeout> | undefined
  find(button).addEventListener('click', async () => {
    const isCopied = await copy(text())
    find(said).textContent = isCopied ? 'Copied' : 'Your browser forbids copying: mark it and press Ctrl or ⌘ and C.'
    clearTimeout(later)
    later = setTimeout(() => find(said).replaceChildren(), 6000)
  })
}

/** Uses the clipboard API, or the browser's copy command where that is not allowed. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text, className: 'aside', readOnly: true })
    const focused = document.activeElement
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return isCopied
  }
}
