/** The interface of a card field, whatever the provider. */
export interface CardProvider {
  /** @returns an error message if fields are incomplete, else nothing. The field marks the mistakes itself. */
  validate(): Promise<string | undefined>
  /**
   * Pays the intent, or saves the card with it; includes 3-D Secure.
   * @returns the reason for a decline, or nothing where the server must be asked for the outcome
   */
  confirm(clientSecret: string, payer: Payer): Promise<{ declined: string } | undefined>
  /** Minor units, for wallets that show the amount. */
  setAmount(amount: number): void
}

export interface Payer {
  name: string
  email: string
}
