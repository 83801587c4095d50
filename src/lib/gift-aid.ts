/** The scope of a declaration. `all_gifts` covers future gifts too, until it is withdrawn. */
export const giftAidScopes = ['this_gift', 'all_gifts'] as const
export type GiftAidScope = (typeof giftAidScopes)[number]

/** The tax a charity can reclaim on a gift: 25p for each whole pound, in minor units. */
export function giftAidOn(gift: number): number {
  return Math.floor(gift / 4)
}

/**
 * The declaration's exact wording. It is UK tax law, so it is in English whatever the reader's language. The server
 * stores the wording that was agreed to, and refuses any other.
 */
export function giftAidDeclaration(scope: GiftAidScope, charity: string): string {
  return `I want to Gift Aid ${gifts[scope]} to ${charity}. ${duty}`
}

/** Does an answer given for one scope cover another? Only a wider scope must be asked again. */
export function coversScope(given: GiftAidScope | undefined, wanted: GiftAidScope): boolean {
  return given === wanted || given === 'all_gifts'
}

/** Gift Aid applies to gifts in pounds by individuals. */
export function mayGiftAid(currency: string, organisation: string | null | undefined): boolean {
  return currency === 'GBP' && !organisation?.trim()
}

const gifts: Readonly<Record<GiftAidScope, string>> = {
  this_gift: 'my gift',
  all_gifts: 'my gift, any gifts I make in the future and any I have made in the past 4 years',
}

const duty =
  'I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax in a tax year than the ' +
  'amount of Gift Aid claimed on all my donations, it is my responsibility to pay any difference.'
