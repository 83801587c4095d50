/**
 * Keeps the page behind a dialog from scrolling. Reserves the scroll bar's width, so nothing shifts. Returns the
 * unlock; locks can be nested.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  if (!locks++) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  return () => {
    if (!--locks) Object.assign(style, before)
  }
}

let locks = 0
let before = { overflow: '', scrollbarGutter: '' }
