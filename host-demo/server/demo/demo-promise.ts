/** Somebody who has said that they will pay the organiser, such as by transfer. Amounts are minor units. */
export interface DemoPromise {
  firstName: string
  lastName: string
  /** Ends in `.example`. */
  email: string
  organisation?: string
  lines: readonly DemoPromisedLine[]
  /** Fractions are hours. Not before what is bought was on sale. */
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
      /** Title of what is pledged for. */
      pledge: string
      amount: number
    }
