import { fieldValue, say } from './fields.ts'
import { find } from './find.ts'

/** The block laid over the editor's page, and the doctor for a page that has it already. */
export function watchOwnPage(form: HTMLFormElement, changed: () => void): void {
  const theirs = find<HTMLIFrameElement>('#their-page')
  const showPage = () => {
    const address = addressOf(fieldValue(form, 'my-page'))
    say(form, 'my-page', address ? {} : { wrong: wrongAddress })
    if (!address) return
    if (theirs.getAttribute('src') !== address.href) theirs.src = address.href
    theirs.hidden = false
    find('#blank').hidden = false
    changed()
  }
  const follow = () => {
    const isPage = fieldValue(form, 'shown') === 'page'
    find('#own-page').hidden = !isPage
    find('#stage').classList.toggle('over-page', isPage)
    theirs.hidden = !isPage || !theirs.hasAttribute('src')
    find('#blank').hidden = theirs.hidden
    const card = find('#card').style
    for (const name of ['down', 'across', 'wide']) card.setProperty(`--${name}`, fieldValue(form, name))
  }
  find('.show').addEventListener('input', follow)
  find('#show-page').addEventListener('click', showPage)
  find('#page').addEventListener('keydown', pressed => {
    if (pressed.key !== 'Enter') return
    pressed.preventDefault()
    showPage()
  })
  find('#check').addEventListener('submit', submitted => {
    submitted.preventDefault()
    const address = addressOf(find<HTMLInputElement>('#sick-page').value)
    say(submitted.target as HTMLFormElement, 'sick-page', address ? {} : { wrong: wrongAddress })
    address?.searchParams.set('fayre-doctor', '')
    if (address) open(address, '_blank', 'noopener')
  })
  follow()
  if (fieldValue(form, 'my-page') && fieldValue(form, 'shown') === 'page') showPage()
}

const wrongAddress = 'Write the address of a page, such as www.your-charity.org/give.'

/** The address that was typed, with or without `https://`. Undefined if it is no web page's. */
export function addressOf(typed: string): URL | undefined {
  const text = typed.trim()
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPage = url && /^https?:$/.test(url.protocol) && /^[^.]+\..|^localhost$/.test(url.hostname)
  return isPage ? url : undefined
}
