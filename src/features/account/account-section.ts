import type { ComponentType } from 'react'
import type { accountMessages } from './account.messages.ts'

/** A section of the account with its own address. */
export interface AccountSection {
  /** Its address below `/account/`, such as `orders`. */
  readonly key: string
  /** Message key of its title; `{title}Text` is the key of its one-line description. */
  readonly title: SectionTitle
  /** One of `icons.ts`. */
  readonly icon: string
  /** Loads its code. */
  readonly load: () => Promise<AccountSectionModule>
}

type SectionTitle = {
  [K in keyof typeof accountMessages]: `${K}Text` extends keyof typeof accountMessages ? K : never
}[keyof typeof accountMessages]

export interface AccountSectionModule {
  Section: ComponentType<
    Readonly<{
      /** What follows the key in the address, such as an order's id. May be empty. */
      rest: string
    }>
  >
}
