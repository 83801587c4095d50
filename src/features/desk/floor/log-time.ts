/** To the second, since bids follow each other fast. */
export const logTime = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(instant))
