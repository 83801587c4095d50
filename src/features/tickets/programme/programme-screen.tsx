import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { ticketSale } from '../sale.store.ts'
import { ChooseProgramme } from './choose-programme.tsx'
import { programmeMessages } from './programme.messages.ts'

type Props = Readonly<{
  /** The screen where the basket is paid. */
  next: 'ticket-checkout' | 'ticket-guest-checkout'
}>

/** A step of the checkout: the sessions of the basket's guests. */
export function ProgrammeScreen({ next }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(programmeMessages)
  const onward = (
    <LinkButton variant="primary" wide href={hrefTo(next)}>
      {say('goOn')}
    </LinkButton>
  )
  return (
    <Page width="narrow" title={say('title')} lead={say('lead')}>
      <ResourceFrame {...useExplained(ticketSale(site))} Problem={NoticeProblem}>
        {() => <ChooseProgramme action={onward} />}
      </ResourceFrame>
    </Page>
  )
}
