export const messages = {
  qr: 'QR-Code der Seite von {name}',
  saveQr: 'QR-Code sichern',
  print: 'Drucken Sie ihn auf ein Plakat: Die Kamera eines Telefons öffnet damit die Seite.',
  picture: 'Bild mit dem Namen von {name} und dem, was gesammelt ist',
  savePicture: 'Bild sichern',
  post: 'Für Beiträge, in denen ein Link kein Bild zeigt.',
} as const
