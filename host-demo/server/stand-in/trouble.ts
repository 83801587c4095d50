/** Faults of the provider, switched on to see how they end. */
export interface Trouble {
  /** Refuses calls whose path begins with this, such as `/v1/subscriptions`. */
  refuses?: string | undefined
  /** `late`: webhooks wait until this is cleared. `twice`: each is sent twice, newest first. */
  news?: 'late' | 'twice' | undefined
}

export type ReadTrouble = () => Promise<Trouble>

export const noTrouble: ReadTrouble = async () => ({})
