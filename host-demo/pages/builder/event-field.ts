import { type EventFacts, pathNameOf } from './event.ts'
import { fieldValue, labelled } from './fields.ts'

/** A list of the events that are known here, and a field for any other. */
export function drawEvents(
  container: HTMLElement,
  events: readonly Pick<EventFacts, 'event_path_name' | 'name'>[],
): void {
  const other = Object.assign(document.createElement('input'), {
    name: 'other-event',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: `${location.host}/summer-ball`,
  })
  const typed = labelled(other, 'Address of a page of the event', 'Or its name, as it stands in that address.')
  if (!events.length) {
    container.replaceChildren(typed)
    return
  }
  const select = document.createElement('select')
  select.name = 'event'
  for (const { event_path_name, name } of events) select.add(new Option(name, event_path_name))
  select.add(new Option('Another event', ''))
  const follow = () => {
    typed.hidden = select.value !== ''
    // What is hidden is no part of a link.
    other.disabled = typed.hidden
  }
  select.addEventListener('input', follow)
  container.replaceChildren(labelled(select, 'Event'), typed)
  follow()
}

/** Chooses the event of a link. One that is not listed for this visitor stands in the field for others. */
export function fillEvent(form: HTMLFormElement, query: URLSearchParams): void {
  const asked = query.get('other-event') || query.get('event')
  if (!asked) return
  const [select, other] = ['event', 'other-event'].map(name => form.elements.namedItem(name))
  const named = pathNameOf(asked)
  const isListed = select instanceof HTMLSelectElement && [...select.options].some(({ value }) => value === named)
  if (other instanceof HTMLInputElement && !isListed) other.value = asked
  if (!(select instanceof HTMLSelectElement)) return
  select.value = isListed ? named : ''
  select.dispatchEvent(new Event('input'))
}

/** The path name of the chosen or typed event; empty where there is none. */
export function eventIn(form: HTMLFormElement): string {
  return fieldValue(form, 'event') || pathNameOf(fieldValue(form, 'other-event'))
}
