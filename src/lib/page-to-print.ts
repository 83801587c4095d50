/** Opens an empty page with this title, to be filled and printed. */
export function pageToPrint(view: Window | null, title: string, locale: string): Window | null {
  const page = view?.open('', '_blank') ?? (view && frameIn(view))
  if (!page) return null
  const { document } = page
  // A phone would lay the page out 980 px wide.
  document.head.append(Object.assign(document.createElement('meta'), viewport))
  document.title = title
  document.documentElement.lang = locale
  return page
}

const viewport = { name: 'viewport', content: 'width=device-width, initial-scale=1' }

/** For browsers that can't open a window, such as in an app or where they are blocked: an iframe, removed after printing. */
function frameIn({ document }: Window): Window | null {
  const frame = document.createElement('iframe')
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0'
  document.body.append(frame)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  return frame.contentWindow
}
