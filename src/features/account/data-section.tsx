import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { createDownload } from './data.store.ts'
import { DeleteCard } from './delete-card.tsx'
import { Saved } from './saved.tsx'

/** Export or delete the account's data. */
export function Section() {
  return (
    <>
      <DownloadCard />
      <AccountFrame resource={useUserSlice(accountReads).account}>
        {account => <DeleteCard account={account} />}
      </AccountFrame>
    </>
  )
}

function DownloadCard() {
  const { site } = useSurroundings()
  const say = useMessages(accountMessages)
  const [saved, setSaved] = useState(false)
  const download = useMemo(
    () =>
      createDownload(site, json => {
        saveFile(`${site.event}-data.json`, json, 'application/json')
        setSaved(true)
      }),
    [site],
  )
  const state = useStore(download.$state)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  return (
    <Card title={say('downloadTitle')}>
      <p className="account-help">{say('downloadText')}</p>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="form-actions">
        <Button busy={state.type === 'busy'} busyLabel={say('downloading')} onClick={() => void download.run()}>
          {say('download')}
        </Button>
        <Saved shown={saved} text={say('downloaded')} />
      </div>
    </Card>
  )
}
