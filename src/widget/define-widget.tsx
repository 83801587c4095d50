import type { ComponentType } from 'react'
import { type Attribute, commonAttributes } from './attributes.ts'
import type { PageDefaults } from './defaults.ts'

type Attributes<P> = { readonly [K in keyof P]: Attribute<P[K]> }

/** A custom element as data: the reference, the types and the builder are made from it. */
export interface WidgetDefinition {
  /** Without the prefix: `total-raised` becomes `<fayre-total-raised>`. */
  readonly tag: string
  readonly description: string
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Pixels of height that a page keeps free for it until it is there. */
  readonly reserve: number
  /** Events without their prefix, and what each one says. */
  readonly events: Readonly<Record<string, string>>
  /** The open reads beside the settings that it begins with, for snippets that ask for them ahead of the code. */
  readonly reads: readonly `/${string}`[]
  readonly component: ComponentType<Record<string, unknown>>
}

interface WidgetInput<P extends object> extends Omit<WidgetDefinition, 'attributes' | 'component' | 'events'> {
  readonly attributes: Attributes<P>
  readonly events?: WidgetDefinition['events']
  readonly component: ComponentType<P>
}

/** Says what a custom element is. It has no side effect: `define` registers it. */
export function defineWidget<P extends object>(input: WidgetInput<P>): WidgetDefinition {
  return {
    ...input,
    events: input.events ?? {},
    attributes: { ...commonAttributes, ...input.attributes },
    component: input.component as ComponentType<Record<string, unknown>>,
  }
}

export interface DefineOptions extends PageDefaults {
  /** Of the tag, `fayre` by default. */
  prefix?: string | undefined
}
