import { chargeStep } from '../../../lib/fees.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'

/** A choice of an add-on as typed. */
export interface TypedChoice {
  readonly id: string | undefined
  readonly title: string
  readonly price: string
  readonly capacity: string
}

export const noChoice: TypedChoice = { id: undefined, title: '', price: '', capacity: '' }

/** Minor units. 0: it is free. */
export function priceOf({ price }: TypedChoice, decimals: number): number {
  const parsed = parseAmount(price, decimals)
  return parsed.type === 'ok' ? parsed.minor : 0
}

/** Only a choice with a price can be limited. One that is mistyped is a price as well. */
export function isPriced({ price }: TypedChoice, decimals: number): boolean {
  const parsed = parseAmount(price, decimals)
  return parsed.type === 'ok' ? parsed.minor > 0 : parsed.type !== 'empty'
}

/** A row in which nothing was typed is not saved. */
export const isEmpty = ({ id, title, price }: TypedChoice) => !id && !title.trim() && !price.trim()

type ChoiceFault = Readonly<{ field: string; number: number; fault: 'untitled' | 'priceFault' }>

/** Names a choice's field. The first one also stands for all choices. */
export const choiceField = (name: 'choice' | 'price' | 'capacity', number: number) =>
  number === 1 && name === 'choice' ? 'choices' : `${name}-${number}`

/** The mistakes in choices, and the fields that have them. */
export const choiceFaults = (choices: readonly TypedChoice[], decimals: number): ChoiceFault[] =>
  choices.flatMap((choice, index) => {
    const number = index + 1
    if (isEmpty(choice)) return []
    const parsed = parseAmount(choice.price, decimals)
    const isChargeable = parsed.type === 'empty' || (parsed.type === 'ok' && parsed.minor % chargeStep(decimals) === 0)
    return [
      ...(choice.title.trim() ? [] : [{ field: choiceField('choice', number), number, fault: 'untitled' as const }]),
      ...(isChargeable ? [] : [{ field: choiceField('price', number), number, fault: 'priceFault' as const }]),
    ]
  })
