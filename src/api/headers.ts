/** Our header names, in one place for browser and server. The specification says what they carry, not what they are called. */
export const headers = {
  /** Request: the address of the page, without secrets. */
  pageUrl: 'x-page-url',
  /** Request: the event's id, on calls that belong to an event. */
  eventId: 'x-event-id',
  /** Response: build of the app that the server expects. */
  appBuild: 'x-app-build',
  /** Response: version of the app that the server expects. */
  appVersion: 'x-app-version',
  /** Response: when maintenance begins, ISO 8601. */
  maintenanceEta: 'x-maintenance-eta',
  /** Response: how long maintenance takes, in minutes. */
  maintenancePeriod: 'x-maintenance-period',
} as const
