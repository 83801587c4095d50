import type { Rule } from './rule.ts'

/** The only place that may import a vendor's package; undefined: none may. */
const doors: readonly { vendor: RegExp; door: RegExp | undefined }[] = [
  { vendor: /^ofetch(?:\/|$)/, door: /^src\/api\/send\.ts$/ },
  { vendor: /^pusher-js(?:\/|$)/, door: /^src\/api\/realtime\.ts$/ },
  { vendor: /^@stripe\/stripe-js(?:\/|$)/, door: /^src\/features\/checkout\// },
  { vendor: /^@r2wc\//, door: /^src\/widget\/register\.tsx$/ },
  { vendor: /^libphonenumber-js(?:\/|$)/, door: /^src\/lib\/phone-numbers\.ts$/ },
  { vendor: /^virtua$/, door: /^src\/ui\/windowed-grid\.tsx$/ },
  { vendor: /^@panzoom\//, door: /^src\/features\/auction\/lot\/zoom\.ts$/ },
  { vendor: /^dompurify$/, door: /^src\/ui\/html\.tsx$/ },
  { vendor: /^preact(?:\/|$)/, door: undefined },
  { vendor: /^pusher$/, door: /^host-demo\/server\/platform\/realtime\/publisher\.ts$/ },
]

export const vendors: Rule = {
  name: 'lets one door only to each vendor',
  check: ({ path, imports }) => {
    if (!/^(?:src|widgets|host-demo)\//.test(path)) return []
    return imports
      .filter(({ from }) => doors.some(({ vendor, door }) => vendor.test(from) && !door?.test(path)))
      .map(({ from }) => `${path} may not import ${from}`)
  },
  bad: [
    ['src/store/site.ts', "import { ofetch } from 'ofetch'"],
    ['src/store/realtime.ts', "const { default: Pusher } = await import('pusher-js')"],
    ['src/features/donation-form/card.tsx', "import { loadStripe } from '@stripe/stripe-js/pure'"],
    ['src/widget/attributes.ts', "import r2wc from '@r2wc/react-to-web-component'"],
    ['src/ui/button.tsx', "import { h } from 'preact'"],
    ['src/features/pages/page.tsx', "import purify from 'dompurify'"],
    ['src/lib/phone.ts', "import { parsePhoneNumber } from 'libphonenumber-js/min'"],
    ['host-demo/server/main.ts', "import Pusher from 'pusher'"],
  ],
  good: [
    ['src/api/send.ts', "import { createFetch } from 'ofetch'"],
    ['src/api/realtime.ts', "import type Pusher from 'pusher-js'"],
    ['src/features/checkout/card.tsx', "import { loadStripe } from '@stripe/stripe-js/pure'"],
    ['host-demo/server/platform/realtime/publisher.ts', "import Pusher from 'pusher'"],
    ['test/server/realtime.test.ts', "import Pusher from 'pusher-js'"],
  ],
}
