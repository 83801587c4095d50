import type { PollDetails, PollResult } from '../../api/polls.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useAtMostEvery } from '../../hooks/use-at-most-every.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Bars } from '../../ui/bars.tsx'
import { pollMessages } from './polls.messages.ts'

type Props = Readonly<{
  poll: Pick<PollDetails, 'options' | 'voted_for' | 'choices_max'>
  result: PollResult
}>

/** Milliseconds between two results, so that each can be read while very many people vote. */
const pace = 250

/** How people have voted: a bar for each answer, with its count and share in figures. */
export function PollBars({ poll: { options, voted_for, choices_max }, result }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(pollMessages)
  const { voters, options: counted } = useAtMostEvery(result, pace)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <>
      <Bars
        bars={options.map(({ option_id: key, label }) => {
          const count = counted.find(({ option_id }) => option_id === key)?.votes ?? 0
          const share = voters ? count / voters : 0
          const own = voted_for?.includes(key) ? say('yours') : undefined
          return { key, label, own, figures: say('votesOf', { count, share: percent.format(share) }), share }
        })}
      />
      <p className="poll-voters">{say('voters', { count: voters })}</p>
      {choices_max > 1 && <p className="poll-several">{say('several')}</p>}
    </>
  )
}
