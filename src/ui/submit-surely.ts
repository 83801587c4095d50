/**
 * Submits a form after a click on its button, even if the browser does not: in a frame that is sandboxed without
 * `allow-forms` it sends no submit event, and says so only in the console.
 */
export function submitSurely(form: HTMLFormElement): void {
  let came = false
  form.addEventListener('submit', () => (came = true), { once: true })
  // The browser's own event would follow the click at once.
  setTimeout(() => came || form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
}
