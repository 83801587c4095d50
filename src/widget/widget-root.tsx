import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import { type Surroundings, SurroundingsContext } from '../hooks/context.ts'
import { frameMessages } from '../hooks/frame.messages.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { type Environment, report } from '../lib/environment.ts'
import { translationsSettled } from '../lib/translations.ts'
import { siteFor } from '../store/registry.ts'
import { translationsFor } from '../store/translations.ts'
import base from '../ui/base.css?inline'
import { StyleRoot, useStyles } from '../ui/styles.ts'
import tokens from '../ui/tokens.css?inline'
import { useBrand } from './brand.ts'
import { type DataSource, dataSourceOf } from './defaults.ts'
import type { DefineOptions, WidgetDefinition } from './define-widget.tsx'
import { Fallback } from './fallback.tsx'

/** A single sheet: each adopted one delays the first content by a millisecond on a slow phone. */
const sharedStyles = tokens + base

/** The objects an element owns. They survive unmounting, unlike the React tree. */
export interface ElementState {
  widget: WidgetDefinition
  prefix: string
  options: DefineOptions
  $attributes: WritableAtom<Readonly<Record<string, unknown>> & DataSource>
}

/** What r2wc mounts into each element: styles, brand, language and site around the feature. */
export function WidgetRoot({ container }: Readonly<{ container: ShadowRoot }>) {
  return (
    <Fallback report={report}>
      <StyleRoot value={container}>
        <Inside element={container.host as HTMLElement & { fayre: ElementState }} root={container} />
      </StyleRoot>
    </Fallback>
  )
}

function Inside({ element, root }: Readonly<{ element: HTMLElement & { fayre: ElementState }; root: ShadowRoot }>) {
  useStyles(sharedStyles)
  const { widget, prefix, options, $attributes } = element.fayre
  const attributes = useStore($attributes)
  const { host, event, locale } = dataSourceOf(element, attributes, options)
  const [surroundings, Feature] = useMemo((): [Surroundings, WidgetDefinition['component']] => {
    const site = siteFor({ host, event })
    let feature = widget.component
    try {
      widget.begin?.(site)
    } catch (problem) {
      // Thrown during render, so that the error boundary catches and shows it.
      feature = () => {
        throw problem
      }
    }
    // Mounting this read starts it. Larger reads that contain it were started before.
    site.settings.$state.get()
    const emit: Surroundings['emit'] = (name, detail = {}) => {
      element.dispatchEvent(new CustomEvent(`${prefix}-${name}`, { bubbles: true, composed: true, detail }))
    }
    return [{ site, locale, element, emit }, feature]
  }, [host, event, locale, prefix, element, widget])
  const { environment, settings: read } = surroundings.site
  const settings = useStore(read.$state)
  // The microsite has no `no-font` attribute: it loads its fonts with its first screen, and shows the server's page
  // until then.
  useBrand(settings.type === 'ready' ? settings.value : undefined, surroundings.site, root, attributes.noFont === false)
  const speaks = useLanguage(locale, environment)
  const isHeld = settings.type === 'loading' && 'noFont' in attributes
  return (
    <div
      className={isHeld ? 'fayre held' : 'fayre'}
      part="base"
      lang={locale}
      style={{ visibility: speaks ? 'inherit' : 'hidden', minBlockSize: isHeld ? `${widget.reserve}px` : '' }}
    >
      <SurroundingsContext value={surroundings}>
        <Fallback key={host + event} report={report} words={<Failed />}>
          <Feature {...attributes} />
        </Fallback>
      </SurroundingsContext>
    </div>
  )
}

function Failed() {
  return <p>{useMessages(frameMessages)('failed')}</p>
}

/** Are all messages translated? Waiting is better than text that changes while it is read. */
function useLanguage(locale: string, environment: Environment): boolean {
  const translations = useStore(translationsFor(locale, environment))
  const [settled, setSettled] = useState<string>()
  const isEnglish = translations?.size === 0
  useEffect(() => {
    if (translations && !isEnglish) translationsSettled().then(() => setSettled(locale))
  }, [translations, isEnglish, locale])
  return isEnglish || settled === locale
}
