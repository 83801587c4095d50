import type { Page } from 'playwright-core'

/** Content that cannot be read or needs sideways scrolling: one line each. */
export async function illegible(page: Page): Promise<string[]> {
  await painted(page)
  return page.evaluate(() => {
    const found = new Set<string>()
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} wide`)
    const above = (element: Element) => element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host
    for (const element of allOf(document)) {
      const hasText = [...element.childNodes].some(node => node instanceof Text && node.data.trim())
      if (!hasText && !element.matches('a[href], button, input, select, textarea')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = (hasText ? range : element).getBoundingClientRect()
      // Glyphs are taller than a tight line height.
      const give = Number.parseFloat(getComputedStyle(element).fontSize) / 2
      const name = `${element.localName} ${element.className} "${element.textContent?.trim().slice(0, 40)}"`
      let scrolls = false
      for (let around: Element | undefined = element; around; around = above(around)) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around)
        const room = around.getBoundingClientRect()
        // Visually hidden text for screen readers.
        if (clipPath !== 'none' || room.width <= 1) {
          scrolls = true
          break
        }
        const isCut =
          (/hidden|clip/.test(overflowX) && (box.right > room.right + 2 || box.left < room.left - 2)) ||
          (/hidden|clip/.test(overflowY) && (box.bottom > room.bottom + give || box.top < room.top - give))
        if (isCut && around !== document.body && around !== document.documentElement) found.add(`${name} is cut`)
        scrolls ||= /auto|scroll/.test(overflowX)
        if (scrolls) break
      }
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.add(`${name} is outside`)
    }
    return [...found]

    function allOf(root: Document | ShadowRoot): Element[] {
      return [...root.querySelectorAll('*')].flatMap(element =>
        element.shadowRoot ? [element, ...allOf(element.shadowRoot)] : [element],
      )
    }
  })
}

/** Doubles every font size, as a browser's text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await painted(page)
  await page.evaluate(() => {
    const sizes = new Map<HTMLElement | SVGElement, number>()
    gather(document)
    for (const [element, size] of sizes) element.style.setProperty('font-size', `${size * 2}px`, 'important')

    function gather(root: Document | ShadowRoot): void {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        sizes.set(element, Number.parseFloat(getComputedStyle(element).fontSize))
        if (element.shadowRoot) gather(element.shadowRoot)
      }
    }
  })
}

/** Sizes in container units follow with the next frame. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
