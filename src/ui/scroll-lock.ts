/**
 * Keeps the page behind a dialog from scrolling. The scroll bar's place is
 * kept, so nothing shifts. Returns the undoing; locks may lie on each other.
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
