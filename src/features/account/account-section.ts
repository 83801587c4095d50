import type { ComponentType } from 'react'
import type { accountMessages } from './account.messages.ts'

/** A part of the account, at an address of its own. */
export interface AccountSection {
  /** Its address below `/account/`, such as `orders`. */
  readonly key: string
  /** Key of its title; `{title}Text` says in a line what is there. */
  readonly title: SectionTitle
  /** One of `icons.ts`. */
  readonly icon: string
  /** Its code, loaded when somebody looks. */
  readonly load: () => Promise<AccountSectionModule>
}

type SectionTitle = {
  [K in keyof typeof accountMessages]: `${K}Text` extends keyof typeof accountMessages ? K : never
}[keyof typeof accountMessages]

export interface AccountSectionModule {
  Section: ComponentType<
    Readonly<{
      /** What follows the key in the address, such as the id of an order; empty where nothing does. */
      rest: string
    }>
  >
}
