import type { ComponentType } from 'react'
import type { Site } from '../store/site.ts'
import { type Attribute, commonAttributes } from './attributes.ts'
import type { PageDefaults } from './defaults.ts'

type Attributes<P> = { readonly [K in keyof P]: Attribute<P[K]> }

/** A custom element as data: the reference, the types and the builder are made from it and its `WidgetReference`. */
export interface WidgetDefinition {
  /** Without the prefix: `total-raised` becomes `<fayre-total-raised>`. */
  readonly tag: string
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Pixels of height that a page keeps free for it until it is there. */
  readonly reserve: number
  /** The open reads beside the settings that it begins with, for snippets that ask for them ahead of the code. */
  readonly reads: readonly `/${string}`[]
  readonly component: ComponentType<Record<string, unknown>>
  /** Asks for what it shows first, while the element is still to be mounted. The settings are asked for anyway. */
  begin?(site: Site): void
}

interface WidgetInput<P extends object> extends Omit<WidgetDefinition, 'attributes' | 'component'> {
  readonly attributes: Attributes<P>
  readonly component: ComponentType<P>
}

/** Says what a custom element is. It has no side effect: `define` registers it. */
export function defineWidget<P extends object>(input: WidgetInput<P>): WidgetDefinition {
  return {
    ...input,
    attributes: { ...commonAttributes, ...input.attributes },
    component: input.component as ComponentType<Record<string, unknown>>,
  }
}

export interface DefineOptions extends PageDefaults {
  /** Of the tag, `fayre` by default. */
  prefix?: string | undefined
}
