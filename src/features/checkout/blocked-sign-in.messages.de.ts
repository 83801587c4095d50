export const messages = {
  title: 'Diese Seite lässt uns die Seite der Veranstaltung nicht öffnen',
  text: 'Bitte öffnen Sie diese Adresse in einem neuen Tab, um sich anzumelden und weiterzumachen:',
} as const
