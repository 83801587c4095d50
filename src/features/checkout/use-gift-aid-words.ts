import type { OrderDetails } from '../../api/orders.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { giftAidWordsMessages } from './gift-aid-words.messages.ts'

type Line = OrderDetails['lines'][number]
type Money = (minor: number) => string

/** What a receipt says about Gift Aid: for each line, and in all. */
export function useGiftAidWords(money: Money) {
  const say = useMessages(giftAidWordsMessages)
  return {
    /** undefined where the event claims none. */
    ofLine({ gift_aid, gift_aid_on, without_gift_aid: why }: Line): string | undefined {
      if (gift_aid) return say('on', { amount: money(gift_aid_on) })
      return why && say(why)
    },
    /** One row for the whole receipt. undefined where nothing is claimed. */
    ofAll({ lines, charity_name: charity }: OrderDetails): readonly [name: string, amount: string] | undefined {
      const claimed = giftAidOn(lines.reduce((sum, line) => sum + line.gift_aid_on, 0))
      return claimed ? [say('adds', { charity }), money(claimed)] : undefined
    },
  }
}
