import type { ReactNode } from 'react'
import type { DonatedItemTerms } from '../../api/donated-items.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoment } from '../../lib/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './donated-items.css?inline'
import { donatedItemsMessages } from './donated-items.messages.ts'
import { OfferForm } from './offer-form.tsx'
import { isOff, offerTerms } from './terms.store.ts'

/** What the event asks for, and the form. @param otherwise shown if the event takes no offers */
export function DonateItem({ title, otherwise }: Readonly<{ title: string; otherwise: ReactNode }>) {
  const { site } = useSurroundings()
  const say = useMessages(donatedItemsMessages)
  const { charity_name: charity } = useSettings()
  useStyles(css)
  const frame = useExplained(offerTerms(site), { loading: say('loading'), failed: say('failed') })
  if (isOff(frame.state)) return otherwise
  if (frame.state.type === 'loading') return <RouteSkeleton name="root" {...waitingWords(frame.state, frame.words)} />
  return (
    <Page width="narrow" title={title} lead={say('lead', { charity })}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {terms => <Asked terms={terms} title={title} />}
      </ResourceFrame>
    </Page>
  )
}

function Asked({ terms, title }: Readonly<{ terms: DonatedItemTerms; title: string }>) {
  const { locale } = useSurroundings()
  const say = useMessages(donatedItemsMessages)
  const { charity_name: charity, time_zone } = useSettings()
  const { takes_offersYN, closes_at, introduction } = terms
  if (!takes_offersYN) {
    return (
      <Notice kind="info" title={say('closed')}>
        <p>{say('closedText', { charity })}</p>
      </Notice>
    )
  }
  return (
    <>
      <div className="donated-intro">
        {introduction
          .split(/\n\s*\n/)
          .filter(text => text.trim())
          .map(text => (
            <p key={text}>{text}</p>
          ))}
        {closes_at && <p>{say('until', { moment: formatMoment(closes_at, locale, time_zone) })}</p>}
      </div>
      <OfferForm terms={terms} title={title} />
    </>
  )
}
