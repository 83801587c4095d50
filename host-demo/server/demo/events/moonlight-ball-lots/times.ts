/** Minutes. */
export const hours = (count: number) => count * 60

/** Minutes. */
export const days = (count: number) => count * 24 * 60
