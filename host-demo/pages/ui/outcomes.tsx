import { useState } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { ErrorBoundary } from '../../../src/ui/error-boundary.tsx'
import { LinkButton } from '../../../src/ui/link-button.tsx'
import { Notice } from '../../../src/ui/notice.tsx'
import { Result } from '../../../src/ui/result.tsx'
import { Specimen } from './specimen.tsx'

export function Outcomes() {
  const [outbid, setOutbid] = useState(true)
  return (
    <>
      <Specimen title="Notices">
        <div className="stack">
          {outbid && (
            <Notice
              kind="warning"
              title="You have been outbid"
              closeLabel="Close"
              onClose={() => setOutbid(false)}
              action={<Button>Bid £130</Button>}
            >
              <p>The signed guitar is at £120 now. Bidding ends at 10 pm.</p>
            </Notice>
          )}
          <Notice kind="success" title="Thank you, your gift has arrived">
            <p>A receipt is on its way to you by email.</p>
          </Notice>
          <Notice kind="info" title="The doors open at 7 pm" />
          <Notice kind="error" title="Your card was declined">
            <p>Nothing was taken. Try another card, or ask your bank.</p>
          </Notice>
        </div>
      </Specimen>
      <Specimen title="Results">
        <div className="results">
          <Result kind={404} action={<LinkButton href="#event">Go to the event</LinkButton>}>
            <p>Sorry, can't find the data you're looking for.</p>
          </Result>
          <Result kind={500} action={<Button>Try again</Button>}>
            <p>It is our fault, not yours. What you wrote is kept.</p>
          </Result>
          <Result kind={403} action={<Button>Sign in</Button>}>
            <p>This page is for the event's organisers.</p>
          </Result>
          <Result kind="success" title="Thank you, Amara" action={<Button variant="primary">Share the event</Button>}>
            <p>Your £50 makes £18,475 in all.</p>
          </Result>
          <Result kind="error" title="Payment not taken" action={<Button>Try another card</Button>}>
            <p>Your bank said no. Your bid stands until midnight.</p>
          </Result>
          <Result kind="info" title="Bidding opens at 8 pm">
            <p>Look at the lots until then, and mark those that you like.</p>
          </Result>
          <Result kind="warning" title="Back at 9 pm">
            <p>We are making things better. Bids are kept, and no lot closes meanwhile.</p>
          </Result>
        </div>
      </Specimen>
      <Specimen title="Error boundary">
        <div className="card">
          <ErrorBoundary onError={() => {}}>
            <Faulty />
          </ErrorBoundary>
        </div>
      </Specimen>
    </>
  )
}

function Faulty(): never {
  throw new Error('Shown on purpose')
}
