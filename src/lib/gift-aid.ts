/** What a declaration is about. `all_gifts` holds for later gifts too, until the donor takes it back. */
export const giftAidScopes = ['this_gift', 'all_gifts'] as const
export type GiftAidScope = (typeof giftAidScopes)[number]

/** Tax that a charity gets back on a gift: 25p for each whole pound of it, in minor units. */
export function giftAidOn(gift: number): number {
  return Math.floor(gift / 4)
}

/**
 * The declaration, word for word. It is UK tax law, so it is said in English
 * whatever the reader's language. The server keeps what was agreed to, and
 * refuses other words.
 */
export function giftAidDeclaration(scope: GiftAidScope, charity: string): string {
  return `I want to Gift Aid ${gifts[scope]} to ${charity}. ${duty}`
}

/** Does an answer that was given for one scope hold for another? Only what has grown must be asked again. */
export function coversScope(given: GiftAidScope | undefined, wanted: GiftAidScope): boolean {
  return given === wanted || given === 'all_gifts'
}

/** Gift Aid is for gifts of people in pounds. */
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
