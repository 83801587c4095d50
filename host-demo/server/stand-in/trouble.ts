/** What goes wrong with the provider on purpose, to see what people end with. */
export interface Trouble {
  /** Calls whose path begins so are not answered, such as `/v1/subscriptions`. */
  refuses?: string | undefined
  /** `late`: news waits until there is no trouble any more. `twice`: each comes twice, the newest first. */
  news?: 'late' | 'twice' | undefined
}

export type AskTrouble = () => Promise<Trouble>

export const noTrouble: AskTrouble = async () => ({})
