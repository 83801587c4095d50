/** @throws {Error} if the page lacks it */
export function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`${selector} is missing`)
  return element
}
