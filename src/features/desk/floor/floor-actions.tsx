import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'
import { MinutesDialog } from './minutes-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = Readonly<{
  lot: DeskLot
  store: DeskLotStore
  mayWithdraw: boolean
  money: (minor: number) => string
}>

/** The actions on a whole lot that its state allows. */
export function FloorActions({ lot, store, mayWithdraw }: Props) {
  const say = useMessages(floorMessages)
  const [asked, setAsked] = useState<'withdraw' | 'reopen' | 'close' | 'move'>()
  const disabled = useStore(store.command.$state).type === 'busy'
  const isLive = lot.kind === 'live_auction'
  const isOpen = lot.state === 'open'
  const done = () => setAsked(undefined)
  return (
    <div className="desk-buttons">
      {isLive && isOpen && !lot.on_floorYN && !lot.pausedYN && (
        <Button variant="primary" disabled={disabled} onClick={() => store.act('promote', {})}>
          {say('promote')}
        </Button>
      )}
      {isOpen && (
        <Button disabled={disabled} onClick={() => store.act(lot.pausedYN ? 'resume' : 'pause', {})}>
          {say(lot.pausedYN ? 'resume' : 'pause')}
        </Button>
      )}
      {isOpen &&
        !isLive &&
        [5, 15].map(minutes => (
          <Button key={minutes} disabled={disabled} onClick={() => store.act('extend', { minutes })}>
            {say('extend', { minutes })}
          </Button>
        ))}
      {isOpen && !isLive && (
        <Button disabled={disabled} onClick={() => setAsked('move')}>
          {say('moveEnd')}
        </Button>
      )}
      {isOpen && !isLive && (
        <Button disabled={disabled} onClick={() => setAsked('close')}>
          {say('close')}
        </Button>
      )}
      {lot.state === 'closed' && lot.kind !== 'sealed_bid' && lot.kind !== 'buy_now' && (
        <Button disabled={disabled} onClick={() => setAsked('reopen')}>
          {say('reopen')}
        </Button>
      )}
      {mayWithdraw && lot.state !== 'withdrawn' && (
        <Button disabled={disabled} onClick={() => setAsked('withdraw')}>
          {say('withdraw')}
        </Button>
      )}
      {mayWithdraw && lot.state === 'withdrawn' && (
        <Button disabled={disabled} onClick={() => store.act('reinstate', {})}>
          {say('reinstate')}
        </Button>
      )}
      <AlertDialog
        open={asked === 'close'}
        title={say('closeTitle')}
        action={{
          label: say('close'),
          run: () => {
            done()
            store.act('close', {})
          },
        }}
        cancel={{ label: say('keep'), run: done }}
      >
        <p>{say('closeText')}</p>
      </AlertDialog>
      {asked === 'move' && <MinutesDialog store={store} onClose={done} />}
      {(asked === 'withdraw' || asked === 'reopen') && (
        <ReasonDialog
          store={store}
          act={{ name: asked }}
          title={say(`${asked}Title`)}
          text={say(`${asked}Text`)}
          action={say(asked)}
          onClose={done}
        />
      )}
    </div>
  )
}
