import { fill, queryOf } from './address.ts'
import { readAttributes, signOf } from './attributes.ts'
import { drawBlocks } from './blocks.ts'
import { copyOnPress } from './copy.ts'
import type { Choice, Definition } from './definition.ts'
import { type EventFacts, factsOf, listEvents } from './event.ts'
import { drawEvents, eventIn, fillEvent } from './event-field.ts'
import { attributeField, fieldValue, say } from './fields.ts'
import { find } from './find.ts'
import { adviceOn, propertiesOf } from './look.ts'
import { brandButtons, drawLook, lookIn, showBrand } from './look-fields.ts'
import { watchOwnPage } from './own-page.ts'
import { createPaste } from './paste.ts'
import { showPreview } from './preview.ts'

const form = find<HTMLFormElement>('#builder')
/** Values from the page's address, and those of fields that are not shown at the moment. */
let remembered = new URLSearchParams(location.search)
/** The fields that depend on the block. */
const drawn = '#attributes [name], #advanced [name]'
let event: EventFacts | undefined
let definition: Definition
let drawnFor: Definition | undefined
let turns = 0
let later: ReturnType<typeof setTimeout> | undefined

try {
  await start()
} catch (problem) {
  find('#waiting').textContent = 'The builder could not be loaded. Please check your connection and reload the page.'
  throw problem
}

async function start(): Promise<void> {
  const [definitions, events] = await Promise.all([
    fetch('definitions.json').then(answer => answer.json() as Promise<Definition[]>),
    listEvents(),
  ])
  drawBlocks(find('#blocks'), definitions)
  drawEvents(find('#events'), events)
  drawLook(find('#colours'), find('#shape'))
  const paste = createPaste(form, () => update())
  fill(form, remembered)
  fillEvent(form, remembered)

  const change = () => {
    clearTimeout(later)
    later = setTimeout(update, 250)
  }
  const update = async () => {
    clearTimeout(later)
    definition = definitions.find(({ tag }) => tag === fieldValue(form, 'block')) ?? (definitions[0] as Definition)
    const named = eventIn(form)
    const turn = ++turns
    const facts = named ? await factsOf(named) : 'missing'
    if (turn !== turns) return
    const known = typeof facts === 'string' ? undefined : facts
    if (definition !== drawnFor || signOf(known) !== signOf(event)) drawAttributes(known)
    event = known
    sayEvent(named, facts)
    show(named, paste.show)
    history.replaceState(null, '', `?${queryOf(form)}`)
  }
  form.addEventListener('input', change)
  // Radios and ranges outside the form's element.
  find('.show').addEventListener('input', change)
  form.addEventListener('submit', submitted => submitted.preventDefault())
  brandButtons(form, change)
  watchOwnPage(form, change)
  copyOnPress('#copy-link', '#copied-link', () => location.href)
  // What scrolls must be reachable by keyboard.
  find('#stage').tabIndex = 0
  await update()
  find('#waiting').remove()
  find('#main').hidden = false
}

/** Draws the fields of a block. What is set in fields of the same name stays. */
function drawAttributes(known: EventFacts | undefined): void {
  drawnFor = definition
  for (const control of form.querySelectorAll<HTMLInputElement>(drawn)) remembered.delete(control.name)
  remembered = new URLSearchParams([...remembered, ...queryOf(form)])
  const draw = (selector: string, advanced: boolean) => {
    const fields = definition.attributes.filter(attribute => Boolean(attribute.advanced) === advanced)
    find(selector).replaceChildren(...fields.map(attribute => attributeField(attribute, signOf(known))))
    return fields.length
  }
  draw('#attributes', false)
  find('#more').hidden = draw('#advanced', true) === 0
  fill(form, remembered, drawn)
}

function sayEvent(named: string, facts: EventFacts | 'missing' | 'unreachable'): void {
  const wrong = !named
    ? 'Choose an event, or paste the address of one of its pages.'
    : facts === 'missing'
      ? `There is no event “${named}” here. Paste the address of one of its pages.`
      : facts === 'unreachable'
        ? 'The event could not be asked for. Please check your connection.'
        : undefined
  const { name } = typeof facts === 'string' ? { name: '' } : facts
  const field = fieldValue(form, 'event') ? 'event' : 'other-event'
  say(form, field, { ...(wrong ? { wrong } : { advice: field === 'other-event' ? name : '' }) })
}

function show(named: string, showCode: (choice: Choice, wrong: number) => void): void {
  const { attributes, wrong } = readAttributes(definition.attributes, name => fieldValue(form, name), event)
  for (const { name } of definition.attributes) say(form, name, wrong[name] ? { wrong: wrong[name] } : {})
  const brand = event?.branding ?? {}
  const { look, wrong: wrongLook } = lookIn(form)
  const advice = adviceOn(brand, look)
  showBrand(form, brand, wrongLook, advice)
  const properties = propertiesOf(brand, look)
  const locale = attributes.locale ?? event?.locale ?? 'en-GB'
  const choice = { definition, event: named || 'your-event', attributes, properties, locale }
  const count = Object.keys(wrong).length + Object.keys(wrongLook).length + (event ? 0 : 1)
  showCode(choice, count)
  showPreview(form, choice)
}
