/**
 * Opens a page with only the receipt's rows and prints it, since the host page's styles and content do not belong on
 * a receipt. All content is set as text.
 */
export function printReceipt(
  view: Window | null,
  title: string,
  rows: readonly (readonly [name: string, value: string])[],
): void {
  const page = view?.open('', '_blank') ?? (view && frameIn(view))
  if (!page) return
  const { document } = page
  document.title = title
  const { style } = document.body
  style.font = '16px/1.5 sans-serif'
  style.margin = '48px'
  const heading = document.createElement('h1')
  heading.textContent = title
  const list = document.createElement('dl')
  for (const [name, value] of rows) {
    const term = document.createElement('dt')
    term.textContent = name
    term.style.color = 'GrayText'
    const text = document.createElement('dd')
    text.textContent = value
    text.style.margin = '0 0 12px'
    list.append(term, text)
  }
  document.body.append(heading, list)
  page.print()
}

/** For browsers that cannot open a window, such as in an app: an iframe, removed after printing. */
function frameIn({ document }: Window): Window | null {
  const frame = document.createElement('iframe')
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0'
  document.body.append(frame)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  return frame.contentWindow
}
