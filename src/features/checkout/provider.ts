/** What the checkout needs of a card field, of any provider. */
export interface CardProvider {
  /** @returns what the payer is told where fields are incomplete, else nothing. The field itself marks what is wrong. */
  validate(): Promise<string | undefined>
  /**
   * Pays the intent, or keeps the card for it; 3-D Secure included.
   * @returns a decline's words, or nothing where the server must be asked what became of it
   */
  confirm(clientSecret: string, payer: Payer): Promise<{ declined: string } | undefined>
  /** Minor units, for wallets that show the amount. */
  setAmount(amount: number): void
}

export interface Payer {
  name: string
  email: string
}
