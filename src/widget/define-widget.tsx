import type { ComponentType } from 'react'
import type { Site } from '../store/site.ts'
import { type Attribute, commonAttributes } from './attributes.ts'
import type { PageDefaults } from './defaults.ts'

type Attributes<P> = { readonly [K in keyof P]: Attribute<P[K]> }

/** A custom element as data. Reference, types and snippet builder are generated from it and its `WidgetReference`. */
export interface WidgetDefinition {
  /** Without the prefix: `total-raised` becomes `<fayre-total-raised>`. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Reserved height in pixels until it loads. */
  readonly reserve: number
  /**
   * The open reads that it begins with, for snippets that preload them. `{name}` in a query stands for the attribute:
   * see `firstReads`.
   */
  readonly reads: readonly `/${string}`[]
  readonly component: ComponentType<Record<string, unknown>>
  /** Starts the reads of its first content before the first render. Its part of the settings is always read. */
  begin?(site: Site): void
}

interface WidgetInput<P extends object> extends Omit<WidgetDefinition, 'attributes' | 'component'> {
  /** The attributes. `noFont`: a block with it loads the brand's fonts unless the attribute is set. */
  readonly attributes: Attributes<P> & { readonly noFont?: Attribute<boolean> }
  readonly component: ComponentType<P>
}

/** Describes a custom element. Has no side effect: `define` registers it. */
export function defineWidget<P extends object>(input: WidgetInput<P>): WidgetDefinition {
  return {
    ...input,
    attributes: { ...commonAttributes, ...input.attributes },
    component: input.component as ComponentType<Record<string, unknown>>,
  }
}

export interface DefineOptions extends PageDefaults {
  /** Prefix of the tag; default: `fayre`. */
  prefix?: string | undefined
}
