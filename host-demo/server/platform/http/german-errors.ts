/** German error messages, by the English sentence. */
export const germanErrors = {
  'Something went wrong at our end.': 'Bei uns ist etwas schiefgegangen.',
  'We can’t reach our data right now. Please try again in a moment.':
    'Wir erreichen unsere Daten gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  'That was tried very often. Please wait a little and try again.':
    'Das wurde sehr oft versucht. Bitte warten Sie etwas und versuchen Sie es dann noch einmal.',
  'This holds a character that can’t be stored. Please take it out.':
    'Hier ist ein Zeichen, das sich nicht speichern lässt. Bitte nehmen Sie es heraus.',
  'Some of what was sent is not right.': 'Etwas von dem, was gesendet wurde, stimmt nicht.',
  'This picture is too large. 15 MB is the most.': 'Dieses Bild ist zu groß. Höchstens 15 MB sind möglich.',
  'This picture has too many pixels. Make it smaller, then choose it again.':
    'Dieses Bild hat zu viele Pixel. Verkleinern Sie es, und wählen Sie es noch einmal.',
  'This file can’t be used as a picture. Choose a JPEG, PNG or WebP that opens on this device.':
    'Diese Datei lässt sich nicht als Bild verwenden. Wählen Sie ein JPEG, PNG oder WebP, das sich auf diesem Gerät öffnen lässt.',
  '{label} is not valid': 'Das ist nicht gültig',
  '{label} must be at most {max}': 'Höchstens {max} ist möglich',
  '{label} must be at least {min}': 'Mindestens {min} ist nötig',
  '{label} must be at most {max} characters': 'Höchstens {max} Zeichen sind möglich',
  'Please enter a day and time before the year 2100': 'Bitte geben Sie Tag und Uhrzeit vor dem Jahr 2100 ein',
  'Please enter {label}': 'Bitte füllen Sie dieses Feld aus',
} as const
