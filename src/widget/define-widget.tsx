import type { ComponentType } from 'react'
import type { Site } from '../store/site.ts'
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
  /** By name without the prefix. */
  readonly events: Readonly<Record<string, WidgetEvent>>
  /** The open reads beside the settings that it begins with, for snippets that ask for them ahead of the code. */
  readonly reads: readonly `/${string}`[]
  readonly component: ComponentType<Record<string, unknown>>
  /** Asks for what it shows first, while the element is still to be mounted. The settings are asked for anyway. */
  begin?(site: Site): void
}

/** An event that an element sends, for the reference and the types. */
export interface WidgetEvent {
  readonly description: string
  /** The fields of `detail`, each with its type as TypeScript writes it. */
  readonly detail: Readonly<Record<string, string>>
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
