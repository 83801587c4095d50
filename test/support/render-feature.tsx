import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type MicrositeLinks, SurroundingsContext } from '../../src/hooks/context.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type TestSite, testSite } from './test-site.ts'

export interface RenderedFeature extends TestSite {
  container: HTMLElement
  /** The visible text, with plain spaces. */
  text(): string
  /** Events without their prefix, in order. */
  emitted: { name: string; detail: unknown }[]
  /** The custom element, as the feature sees it. */
  element: HTMLElement
  /** Renders it again, as after a change of an attribute. */
  change(feature: ReactNode, locale?: string): void
}

interface Given extends Partial<TestEnvironment> {
  locale?: string
  /** Default: a new site. */
  on?: TestSite
  /** Sets the server's answers before the first request. */
  prepare?(server: TestSite['server']): void
  /** The links of the microsite around it. Default: it is a block. */
  links?: MicrositeLinks | undefined
}

/** Renders a feature like a widget, with a site of its own. */
export function renderFeature(
  feature: ReactNode,
  { locale = 'en-GB', on, prepare, links, ...given }: Given = {},
): RenderedFeature {
  const test = on ?? testSite(given)
  prepare?.(test.server)
  const emitted: RenderedFeature['emitted'] = []
  const element = document.body.appendChild(document.createElement('fayre-feature'))
  const emit = (name: string, detail: unknown) => void emitted.push({ name, detail })
  const within = (shown: ReactNode, locale: string) => (
    <SurroundingsContext value={{ site: test.site, locale, emit, element, ...(links && { links }) }}>
      {shown}
    </SurroundingsContext>
  )
  const { container, rerender } = render(within(feature, locale))
  const change = (shown: ReactNode, another = locale) => act(() => rerender(within(shown, another)))
  return {
    ...test,
    container,
    emitted,
    element,
    change,
    text: () => container.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  }
}
