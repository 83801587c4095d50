/**
 * Keeps the page behind a dialog from scrolling, by a style sheet of its own: the page's elements stay as they are.
 * Reserves the scroll bar's width, so nothing shifts. Returns the unlock; locks can be nested.
 */
export function lockScroll(): () => void {
  if (!locks++) {
    sheet = new CSSStyleSheet()
    const gutter = innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter: stable !important;' : ''
    sheet.replaceSync(`html { overflow: hidden !important; ${gutter} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return () => {
    if (!--locks) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}

let locks = 0
let sheet: CSSStyleSheet | undefined
