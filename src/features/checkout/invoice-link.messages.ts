import { addTranslations } from '../../lib/translations.ts'

export const invoiceLinkMessages = { invoice: 'Your invoice (new tab)' } as const

addTranslations(invoiceLinkMessages, { de: () => import('./invoice-link.messages.de.ts') })
