import { useState } from 'react'
import { useSurroundings } from '../../src/hooks/context.ts'
import { flag, minorUnits, text } from '../../src/widget/attributes.ts'
import { defineWidget, type WidgetDefinition } from '../../src/widget/define-widget.tsx'

interface ThingProps {
  label: string
  noDonors: boolean
  amount: number | undefined
}

/** Shows its props, counts clicks, and emits events. */
function Thing({ label, noDonors, amount }: Readonly<ThingProps>) {
  const { site, locale, emit } = useSurroundings()
  const [clicks, setClicks] = useState(0)
  function click() {
    setClicks(clicks + 1)
    emit('thing-clicked', { clicks: clicks + 1 })
  }
  return (
    <button type="button" onClick={click}>
      {JSON.stringify({ label, noDonors, amount: amount ?? null, clicks, host: site.host, event: site.event, locale })}
    </button>
  )
}

/** A new widget for each test, because a tag can be defined only once. */
export function testWidget(changed: Partial<WidgetDefinition> = {}): WidgetDefinition {
  const widget = defineWidget<ThingProps>({
    tag: `thing-${crypto.randomUUID()}`,
    attributes: { label: text('Thing'), noDonors: flag(), amount: minorUnits() },
    reserve: 40,
    reads: [],
    component: Thing,
  })
  return { ...widget, ...changed }
}

export interface Shown {
  label: string
  noDonors: boolean
  amount: number | null
  clicks: number
  host: string
  event: string
  locale: string
}

/** What the widget shows; undefined while nothing is mounted. */
export function shown(element: Element): Shown | undefined {
  const text = button(element)?.textContent
  return text ? JSON.parse(text) : undefined
}

export function button(element: Element): HTMLButtonElement | undefined {
  return element.shadowRoot?.querySelector('button') ?? undefined
}
