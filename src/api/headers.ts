/** Names of our headers. The specification says what they carry, not their names. */
export const headers = {
  /** Request: the address of the page: its path alone, see `pageAddress`. */
  pageUrl: 'x-page-url',
  /** Request: the event's id, on calls that belong to an event. */
  eventId: 'x-event-id',
  /** Response: build of the app that the server expects. */
  appBuild: 'x-app-build',
  /** Response: version of the app that the server expects. */
  appVersion: 'x-app-version',
  /** Response: start of the maintenance, ISO 8601. */
  maintenanceEta: 'x-maintenance-eta',
  /** Response: duration of the maintenance in minutes. */
  maintenancePeriod: 'x-maintenance-period',
} as const
