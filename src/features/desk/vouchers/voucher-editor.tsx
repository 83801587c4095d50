import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { AdminVoucher, VoucherOrigins } from '../../../api/admin-vouchers.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { csvOf } from '../../../lib/csv.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RecordActions } from '../record-actions.tsx'
import { RoomPage } from '../room-page.tsx'
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
  const { voucher_id: id, voucher_code: code, pausedYN, used, held } = voucher
  const acts = useMemo(
    () => createVoucherActions(site, id, { onChanged: setVoucher, onDeleted: () => open(room(), { replace: true }) }),
    [site, id, open],
  )
  const canEdit = hasPermission(permissions, 'vouchers.edit')
  return (
    <>
      <RecordActions
        state={<VoucherBadge state={voucher.state} />}
        acts={[
          hasPermission(permissions, 'vouchers.delete') &&
            used + held === 0 && {
              key: 'remove',
              label: say('remove'),
              run: () => void acts.remove.run(),
              question: { title: say('removeTitle'), text: say('removeText', { code }) },
            },
          canEdit && {
            key: 'pause',
            label: say(pausedYN ? 'goOn' : 'pause'),
            command: acts.pause,
            run: () => void acts.pause.run(pausedYN ? 'no' : 'yes'),
          },
        ]}
        commands={acts}
        keep={say('keep')}
      />
      {canEdit && <VoucherFields voucher={voucher} origins={origins} onSaved={setVoucher} onTheirs={setVoucher} />}
      <VoucherUses id={id} />
    </>
  )
}

function Frame({
  title,
  id,
  children,
}: Readonly<{ title: string; id: string | undefined; children: (read: Read) => ReactNode }>) {
  const { site } = useSurroundings()
  const say = useMessages(vouchersMessages)
  const read = useMemo(() => readForEdit(site, id), [site, id])
  const state = useStore(read.$state)
  const code = state.type === 'ready' ? state.value.voucher?.voucher_code : undefined
  return (
    <RoomPage title={code ?? title} back={{ to: ['vouchers'], label: say('back') }}>
      <ResourceFrame {...useExplained(read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {children}
      </ResourceFrame>
    </RoomPage>
  )
}
