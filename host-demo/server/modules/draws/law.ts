import type { DrawKind } from '../../../../src/api/draw-kinds.ts'

/**
 * From the Gambling Act 2005, part 11, for lotteries without a licence. Amounts are pence. Events in other currencies
 * are not under this law, but are held to the same figures.
 */
export const mostProceeds: Readonly<Record<DrawKind, number | null>> = {
  incidental: null,
  small_society: 20_000_00,
  private: null,
}

/** The highest value of a prize in a small society lottery. */
export const mostPrizeValue = 25_000_00

/** By law nobody under 16 may enter a lottery, and nobody under 18 may be given alcohol. */
export const leastAgeForAlcohol = 18
