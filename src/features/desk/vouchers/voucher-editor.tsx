import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { AdminVoucher, VoucherOrigins } from '../../../api/admin-vouchers.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { csvOf } from '../../../lib/csv.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { CodesMade } from './codes-made.tsx'
import { VoucherBadge } from './voucher-badge.tsx'
import { VoucherFields } from './voucher-fields.tsx'
import type { MadeCodes } from './voucher-form.store.ts'
import { VoucherUses } from './voucher-uses.tsx'
import { vouchersMessages } from './vouchers.messages.ts'
import { createVoucherActions, readForEdit } from './vouchers.store.ts'

const room = (rest?: string) => pathTo('admin', { rest: rest ? ['vouchers', rest] : ['vouchers'] })

export function NewVoucher() {
  const { open } = useLinks()
  const say = useMessages(vouchersMessages)
  const [added, setAdded] = useState<AdminVoucher>()
  return (
    <Frame title={say('add')} id={undefined}>
      {({ origins }) => (
        <VoucherFields
          voucher={added}
          origins={origins}
          onTheirs={setAdded}
          onSaved={({ voucher_id }) => open(room(voucher_id), { replace: true })}
        />
      )}
    </Frame>
  )
}

/** Creates many codes with the same terms. They are downloaded as a file at once. */
export function NewBatch() {
  const { site } = useSurroundings()
  const say = useMessages(vouchersMessages)
  const [made, setMade] = useState<MadeCodes>()
  return (
    <Frame title={say('addBatch')} id={undefined}>
      {({ origins }) =>
        made ? (
          <CodesMade made={made} onMore={() => setMade(undefined)} />
        ) : (
          <VoucherFields
            voucher={undefined}
            origins={origins}
            isBatch
            onMade={made => {
              setMade(made)
              const rows = [[say('code')], ...made.codes.map(code => [code])]
              saveFile(`${site.event}-codes.csv`, csvOf(rows), 'text/csv;charset=utf-8')
            }}
          />
        )
      }
    </Frame>
  )
}

type EditorProps = Readonly<{ id: string; permissions: Permissions }>

/** One voucher: edits, pauses or deletes it, and shows who has used it. */
export function VoucherEditor({ id, permissions }: EditorProps) {
  const say = useMessages(vouchersMessages)
  return (
    <Frame title={say('title')} id={id}>
      {({ voucher, origins }) => voucher && <Editor first={voucher} origins={origins} permissions={permissions} />}
    </Frame>
  )
}

type Read = Readonly<{ voucher: AdminVoucher | undefined; origins: VoucherOrigins }>

function Editor({
  first,
  origins,
  permissions,
}: Readonly<{ first: AdminVoucher; origins: VoucherOrigins; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(vouchersMessages)
  const [voucher, setVoucher] = useState(first)
  const [isAsked, setAsked] = useState(false)
  const { voucher_id: id, voucher_code: code, pausedYN, used, held } = voucher
  const { pause, remove } = useMemo(
    () => createVoucherActions(site, id, { onChanged: setVoucher, onDeleted: () => open(room(), { replace: true }) }),
    [site, id, open],
  )
  const isBusy = useStore(pause.$state).type === 'busy'
  const canEdit = hasPermission(permissions, 'vouchers.edit')
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons">
          <VoucherBadge state={voucher.state} />
        </p>
        <div className="desk-buttons">
          {hasPermission(permissions, 'vouchers.delete') && used + held === 0 && (
            <Button onClick={() => setAsked(true)}>{say('remove')}</Button>
          )}
          {canEdit && (
            <Button busy={isBusy} onClick={() => void pause.run(pausedYN ? 'no' : 'yes')}>
              {say(pausedYN ? 'goOn' : 'pause')}
            </Button>
          )}
        </div>
      </div>
      <CommandProblem command={pause} />
      <CommandProblem command={remove} />
      {canEdit && <VoucherFields voucher={voucher} origins={origins} onSaved={setVoucher} onTheirs={setVoucher} />}
      <VoucherUses id={id} />
      <AlertDialog
        open={isAsked}
        title={say('removeTitle')}
        action={{
          label: say('remove'),
          run: () => {
            setAsked(false)
            void remove.run()
          },
        }}
        cancel={{ label: say('keep'), run: () => setAsked(false) }}
      >
        <p>{say('removeText', { code })}</p>
      </AlertDialog>
    </>
  )
}

function Frame({
  title,
  id,
  children,
}: Readonly<{ title: string; id: string | undefined; children: (read: Read) => ReactNode }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(vouchersMessages)
  const read = useMemo(() => readForEdit(site, id), [site, id])
  const state = useStore(read.$state)
  const code = state.type === 'ready' ? state.value.voucher?.voucher_code : undefined
  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['vouchers'] })}>{say('back')}</BackLink>
      <h1 className="desk-title" tabIndex={-1}>
        {code ?? title}
      </h1>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {children}
      </ResourceFrame>
    </section>
  )
}
