/**
 * Keeps the page behind a dialog from scrolling. Reserves the scroll bar's width, so nothing shifts. Returns the
 * unlock, which leaves no trace on the page; locks can be nested.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const { style, clientWidth } = root
  if (!locks++) {
    hadStyle = root.hasAttribute('style')
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  return () => {
    if (--locks) return
    Object.assign(style, before)
    if (!hadStyle && !style.length) root.removeAttribute('style')
  }
}

let locks = 0
let hadStyle = false
let before = { overflow: '', scrollbarGutter: '' }
