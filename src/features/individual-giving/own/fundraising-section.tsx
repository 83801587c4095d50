import type { OwnFundraiser } from '../../../api/account-fundraiser.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { MakeFirst } from './make-first.tsx'
import css from './own.css?inline'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'
import { OwnGifts } from './own-gifts.tsx'
import { OwnUpdates } from './own-updates.tsx'
import { PageForm } from './page-form.tsx'
import { TeamCard } from './team-card.tsx'
import { useOwnNews } from './use-own-news.ts'

/** The user's own fundraising: their page, its gifts, and their team. */
export function Section() {
  useStyles(css)
  const say = useMessages(ownMessages)
  const { resource } = useUserSlice(ownGiving)
  useFresh(resource)
  const frame = useExplained(resource, { loading: say('loading'), failed: say('failed') })
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={480} radius={12} />} Problem={NoticeProblem}>
      {own => <Own own={own} />}
    </ResourceFrame>
  )
}

function Own({ own }: Readonly<{ own: OwnFundraiser }>) {
  const say = useMessages(ownMessages)
  const { page } = own
  useOwnNews(own)
  return (
    <div className="own-part">
      <Card title={say(page ? 'editTitle' : 'makeTitle')}>
        {!page && <MakeFirst />}
        {page?.shownYN === false && (
          <Notice kind="warning" title={say('pageHidden')}>
            {say('pageHiddenText')}
          </Notice>
        )}
        <PageForm kind="page" known={page} own={own} />
      </Card>
      {page && (
        <>
          <OwnGifts page={page} own={own} />
          <OwnUpdates page={page} />
          <TeamCard own={own} />
        </>
      )}
    </div>
  )
}
