import { headers } from '../../../../src/api/headers.ts'
import { type Fault, json } from './fault.ts'

const everyRead = [
  'blockSettings',
  'appSettings',
  'terminology',
  'page',
  'donationTotal',
  'profile',
  'appStatus',
] as const

/** Releases and maintenance, announced to one visitor only. */
export const releases: readonly Fault[] = [
  {
    name: 'newer-build',
    at: ['appInfo'],
    effect: { type: 'change', body: text => text.replace(/"build":\d+/, '"build":9001') },
    end: "the screen '{app name} has been updated', and one reload after 3.5 s: a second one for the same build never comes; none while something is typed",
  },
  {
    name: 'older-version',
    at: ['appInfo'],
    effect: { type: 'change', body: text => text.replace(/"version":"[^"]+"/, '"version":"1.0.0"') },
    end: 'as any other version that differs: one reload, and no second',
  },
  {
    name: 'release-unreadable',
    at: ['appInfo'],
    effect: { type: 'answer', status: 200, headers: json, body: '{"version":null}' },
    end: 'nothing is noticed; the next check is made in its time',
  },
  {
    name: 'maintenance-planned',
    at: everyRead,
    effect: { type: 'change', headers: now => maintenance(planned(now)) },
    end: 'the upcoming-maintenance modal, which can be closed for a time; the site works',
  },
  {
    name: 'maintenance-running',
    at: everyRead,
    effect: {
      type: 'answer',
      status: 503,
      headers: { ...json, 'retry-after': '900', [headers.maintenancePeriod]: '15' },
      body: '{"error":"maintenance"}',
    },
    end: 'the maintenance screen, which says when it is over and what was kept; no popup',
  },
]

/** The same time in each answer: a visitor who has closed the notice would see another maintenance as new. */
function planned(now: Date): Date {
  const ahead = eta.getTime() - now.getTime()
  if (ahead < 9 * 60_000 || ahead > 10 * 60_000) eta = new Date(now.getTime() + 10 * 60_000)
  return eta
}

let eta = new Date(0)

function maintenance(eta: Date): Record<string, string> {
  return { [headers.maintenanceEta]: eta.toISOString(), [headers.maintenancePeriod]: '15' }
}
