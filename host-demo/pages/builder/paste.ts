import { copyOnPress } from './copy.ts'
import type { Choice } from './definition.ts'
import { element, fieldValue } from './fields.ts'
import { find } from './find.ts'
import { bookmarkFor, platforms } from './platforms.ts'

/** The code to paste, by what the website is made with. */
export function createPaste(form: HTMLFormElement, changed: () => void) {
  const site = find<HTMLInputElement>('[name=site]')
  const tabs = find('#tabs')
  const keys = platforms.map(({ name }) => name.toLowerCase())
  tabs.replaceChildren(...platforms.map(({ name }, at) => tab(name, at)))
  copyOnPress('#copy', '#copied', () => find('#code').textContent ?? '')
  copyOnPress('#copy-bookmark', '#copied-bookmark', () => find<HTMLAnchorElement>('#bookmark').href)
  find('#bookmark').addEventListener('click', pressed => {
    pressed.preventDefault()
    find('#copied-bookmark').textContent = 'Drag it to your bookmarks: it works on your own page.'
  })
  copyOnPress('#copy-fast', '#copied-fast', () => find('#fast').textContent ?? '')

  function tab(name: string, at: number): HTMLElement {
    const button = Object.assign(element('button', '', name), { type: 'button', id: `tab-${at}` })
    button.setAttribute('role', 'tab')
    button.setAttribute('aria-controls', 'panel')
    button.addEventListener('click', () => pick(at))
    button.addEventListener('keydown', pressed => {
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: platforms.length - 1 }[pressed.key]
      if (to === undefined) return
      pressed.preventDefault()
      pick((to + platforms.length) % platforms.length, true)
    })
    return button
  }

  function pick(at: number, focus = false): void {
    site.value = keys[at] ?? ''
    mark(at)
    if (focus) find(`#tab-${at}`).focus()
    changed()
  }

  function mark(at: number): void {
    for (const [index, one] of [...tabs.querySelectorAll('button')].entries()) {
      one.setAttribute('aria-selected', String(index === at))
      one.tabIndex = index === at ? 0 : -1
    }
    find('#panel').setAttribute('aria-labelledby', `tab-${at}`)
  }

  /** @param wrong number of fields that the code leaves out */
  function show(choice: Choice, wrong: number): void {
    const at = Math.max(0, keys.indexOf(fieldValue(form, 'site')))
    const platform = platforms[at]
    if (!platform) return
    mark(at)
    const host = location.origin
    const steps = [...platform.steps, ...(platform.notes?.(choice) ?? [])]
    find('#steps').replaceChildren(...steps.map(step => element('li', '', step)))
    find('#code').textContent = platform.code(choice, host)
    find('#fast').textContent = platform.fast?.(choice, host) ?? ''
    find('#codes').classList.toggle('single', !platform.fast)
    find('#fast-card').hidden = !platform.fast
    find('#short-title').textContent = platform.fast ? 'Short' : 'Your code'
    find('#short-cost').hidden = !platform.fast
    find<HTMLAnchorElement>('#bookmark').href = bookmarkFor(choice, host)
    const leftOut = wrong
      ? `${wrong === 1 ? 'A field above is' : `${wrong} fields above are`} not right yet: the code does without.`
      : ''
    if (find('#left-out').textContent !== leftOut) find('#left-out').textContent = leftOut
  }

  return { show }
}
