/** "19:42", in the visitor's own time zone. */
export const clockTime = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))
