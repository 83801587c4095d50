export const messages = {
  problemTitle: 'Etwas stimmt noch nicht',
  slow: 'Es wird weiter versucht. Was Sie eingegeben haben, bleibt erhalten.',
  wait: {
    one: 'In {count} Sekunde können Sie es noch einmal versuchen.',
    other: 'In {count} Sekunden können Sie es noch einmal versuchen.',
  },
  waitMinutes: {
    one: 'In {count} Minute können Sie es noch einmal versuchen.',
    other: 'In {count} Minuten können Sie es noch einmal versuchen.',
  },
  waitOver: 'Sie können es jetzt noch einmal versuchen.',
} as const
