import { useEffect, useState } from 'react'
import { AlertDialog } from '../../../src/ui/alert-dialog.tsx'
import { Banner } from '../../../src/ui/banner.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { MaintenanceScreen } from '../../../src/ui/maintenance-screen.tsx'
import { NoticeStack } from '../../../src/ui/notice-stack.tsx'
import type { ToastNotice } from '../../../src/ui/toast.tsx'
import { UpdateScreen } from '../../../src/ui/update-screen.tsx'
import { Specimen } from './specimen.tsx'

const examples: readonly Omit<ToastNotice, 'id'>[] = [
  { tone: 'success', title: 'Your details are saved', stays: false },
  { tone: 'info', title: 'The doors open at 7 pm', stays: false },
  {
    tone: 'warning',
    title: 'You have been outbid',
    text: 'The signed guitar is at £120 now.',
    stays: true,
    action: { label: 'Bid £130', run: () => {} },
  },
  {
    tone: 'error',
    title: 'System Error',
    text: 'Something went wrong. Check your internet connection and try again!',
    stays: false,
  },
]

/** Dialogs, notices and banners. */
export function Interrupting() {
  const [notices, setNotices] = useState<readonly ToastNotice[]>([])
  const [asked, setAsked] = useState(false)
  const [screen, setScreen] = useState<'update' | 'maintenance'>()

  useEffect(() => {
    if (!screen) return
    const timer = setTimeout(() => setScreen(undefined), 12_000)
    return () => clearTimeout(timer)
  }, [screen])

  function show(): void {
    const id = (notices.at(-1)?.id ?? 0) + 1
    const example = examples[id % examples.length]
    if (example) setNotices([...notices, { ...example, id }])
  }

  return (
    <Specimen title="Interrupting">
      <div className="row">
        <Button onClick={show}>Show a notice</Button>
        <Button onClick={() => setAsked(true)}>Delete my account</Button>
        <Button onClick={() => setScreen('update')}>Update</Button>
        <Button onClick={() => setScreen('maintenance')}>Maintenance</Button>
      </div>
      <Banner
        title="Cookies"
        actions={
          <>
            <Button>Accept</Button>
            <Button>Decline</Button>
          </>
        }
      >
        <p>
          We keep what this site needs to work on your device. With your consent we also count visits.{' '}
          <a href="#privacy">Privacy policy</a>
        </p>
      </Banner>
      <NoticeStack
        notices={notices}
        label="Notices"
        closeLabel="Close"
        time={20_000}
        onDismiss={id => setNotices(notices.filter(notice => notice.id !== id))}
      />
      <AlertDialog
        open={asked}
        title="Delete your account?"
        action={{ label: 'Delete my account', run: () => setAsked(false) }}
        cancel={{ label: 'Keep it', run: () => setAsked(false) }}
      >
        <p>Your name leaves the leaderboard. Receipts of your gifts stay with the charity, as the law asks.</p>
      </AlertDialog>
      {screen === 'update' && (
        <UpdateScreen
          title="Moonlight Ball has been updated"
          text="We're refreshing the app to keep things up to date."
        />
      )}
      {screen === 'maintenance' && (
        <MaintenanceScreen title="We’ll be back soon">
          <p>Moonlight Ball is expected back in 25 minutes, at 9 pm. What you have typed is kept.</p>
        </MaintenanceScreen>
      )}
    </Specimen>
  )
}
