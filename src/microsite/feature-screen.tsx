import type { ComponentType } from 'react'
import { Page } from '../ui/page.tsx'
import type { CurrentRoute, ScreenModule } from './route.ts'

interface Options<P> {
  /** A hook that turns the address into the feature's props. */
  useProps(route: CurrentRoute): P
  /** The width of the surrounding `Page`. Default: the feature renders its own page. */
  width?: 'narrow' | 'reading'
}

/** Makes a screen of a single feature. */
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
