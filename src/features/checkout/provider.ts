/** What the checkout asks of a card field, whoever made it. */
export interface CardProvider {
  /** Are the fields complete? If not, what the payer is told (the field itself marks what is wrong). */
  validate(): Promise<string | undefined>
  /**
   * Pays the intent, or keeps the card for it; 3-D Secure included.
   * @returns a decline's words, or nothing: then the server knows what became of it
   */
  confirm(clientSecret: string, payer: Payer): Promise<{ declined: string } | undefined>
  /** Minor units, for what the field shows of the sum. */
  setAmount(amount: number): void
}

export interface Payer {
  name: string
  email: string
}
