/** Somebody who has promised to pay the organiser, such as by transfer. Amounts are minor units. */
export interface DemoPromise {
  firstName: string
  lastName: string
  /** Ends in `.example`. */
  email: string
  organisation?: string
  lines: readonly DemoPromisedLine[]
  /** Fractions are hours. Not before the sale began. */
  daysAgo: number
}

type DemoPromisedLine =
  | {
      /** Name of a ticket type in the event's tickets. */
      ticket: string
      quantity: number
    }
  | {
      /** Title of a lot to buy. */
      lot: string
      quantity: number
    }
  | {
      /** Title of the pledge item. */
      pledge: string
      amount: number
    }
