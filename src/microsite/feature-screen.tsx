import type { ComponentType } from 'react'
import { Page } from '../ui/page.tsx'
import type { CurrentRoute, ScreenModule } from './route.ts'

interface Options<P> {
  /** What the feature is given, from the address. A hook. */
  useProps(route: CurrentRoute): P
  /** Of the page around it. Default: the feature brings its own page. */
  width?: 'narrow' | 'reading'
}

/** A screen that is one feature and nothing else. */
export function featureScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { useProps, width }: Options<NoInfer<P>>,
): () => Promise<ScreenModule> {
  return async () => {
    const Feature = await load()
    return {
      Screen({ route }) {
        const feature = <Feature {...useProps(route)} />
        return width ? <Page width={width}>{feature}</Page> : feature
      },
    }
  }
}
