/**
 * After a click on its button, a form gets its submit event in any case: in a frame that is sandboxed without
 * `allow-forms` the browser sends none, and says so only in the console.
 */
export function submitSurely(form: HTMLFormElement): void {
  let came = false
  form.addEventListener('submit', () => (came = true), { once: true })
  // The browser's own event would follow the click at once.
  setTimeout(() => came || form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
}
