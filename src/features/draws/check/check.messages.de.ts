export const messages = {
  title: 'Diese Ziehung prüfen',
  check: 'Diese Ziehung prüfen',
  checking: 'Wird geprüft',
  closedText:
    'Die Ziehung ist versiegelt. Als sie öffnete, wurde ein Geheimnis weggeschlossen und sein Fingerabdruck veröffentlicht. Jetzt, nach dem Schluss, ist der Fingerabdruck des Geheimnisses zusammen mit allen Nummern veröffentlicht. Nach der Ziehung können Sie hier prüfen, dass nichts geändert wurde.',
  drawnText:
    'Die Gewinner folgen aus einem Geheimnis, das vor der ersten verkauften Nummer weggeschlossen wurde, und aus den Nummern selbst. Ihr eigener Browser kann das nachrechnen und muss uns nicht glauben.',
  cannot: 'Dieser Browser kann es auf dieser Seite nicht prüfen. Öffnen Sie sie unter einer Adresse mit https.',
  soundTitle: 'Diese Ziehung war fair',
  seedSound: 'Das Geheimnis ist das, das beim Öffnen weggeschlossen wurde.',
  sealSound: {
    one: '{count} Nummer hat teilgenommen, die zum Schluss versiegelte.',
    other: '{count} Nummern haben teilgenommen, genau die zum Schluss versiegelten.',
  },
  picksSound: {
    one: 'Ihr Browser hat {count} Nummer selbst gezogen: Es ist die gezeigte.',
    other: 'Ihr Browser hat alle {count} Nummern selbst gezogen: Es sind die gezeigten.',
  },
  again: {
    one: '{count} Preis wurde noch einmal gezogen. Der Grund steht unten.',
    other: '{count} Preise wurden noch einmal gezogen. Die Gründe stehen unten.',
  },
  brokenTitle: 'Diese Ziehung passt nicht zu ihrem Protokoll',
  seedBroken:
    'Das Geheimnis ist nicht das, das beim Öffnen weggeschlossen wurde. Bitte sagen Sie es den Veranstaltern.',
  sealBroken: 'Die Nummern sind nicht die, die zum Schluss versiegelt wurden. Bitte sagen Sie es den Veranstaltern.',
  pickBroken:
    'Beim {place}. Preis hätte eine andere Nummer gezogen werden müssen. Bitte sagen Sie es den Veranstaltern.',
  lookUp: 'Nimmt eine Nummer teil?',
  takesPart: 'Die Nummer {number} nimmt teil.',
  takesNoPart: 'Die Nummer {number} nimmt nicht teil: Sie wurde nicht verkauft, oder vor dem Schluss erstattet.',
  opened: 'Geöffnet. Der Fingerabdruck des Geheimnisses wurde veröffentlicht.',
  closed: 'Geschlossen und versiegelt.',
  reopened: 'Vor Ablauf der Zeit wieder geöffnet. Dieses Siegel gilt nicht mehr.',
  drawn: '{place}. Preis: Nummer {number} wurde gezogen.',
  redrawn: 'Der {place}. Preis wurde noch einmal gezogen: Nummer {number}. Grund: {reason}',
  details: 'Für alle, die es selbst nachrechnen wollen',
  how: 'Alle Fingerabdrücke sind SHA-256 in hexadezimalen Ziffern. Der erste ist der des Geheimnisses. Das Siegel ist der von Geheimnis, Zeilenvorschub und allen Nummern, die kleinste zuerst, mit Kommas dazwischen. Jede Ziehung nimmt die ersten 12 Ziffern von SHA-256 von Siegel, Geheimnis, ihrem Platz (1 für die erste) und Versuch (1 für den ersten) mit Zeilenvorschüben dazwischen: Als Zahl sagt ihr Rest bei der Teilung durch die Anzahl der übrigen Nummern, die wievielte es ist, von 0 an gezählt. Über dem letzten ganzen Vielfachen dieser Anzahl entscheidet der nächste Versuch.',
  seedHash: 'Fingerabdruck des Geheimnisses, vom Öffnen',
  seal: 'Siegel, vom Schluss',
  seed: 'Das Geheimnis',
} as const
