export const messages = {
  increments: 'Bietstufen',
  help: 'Um wie viel ein Gebot über dem vorigen liegt, und ab welchem Preis.',
  own: 'Eigene Stufen',
  from: '{number}. Ab einem Preis von',
  step: '{number}. Gebote steigen um',
  add: 'Stufe hinzufügen',
  remove: 'Stufe {number} entfernen',
  preview: 'Nach {price} wird {prices} … geboten',
  invalid: 'Jede Stufe braucht einen Betrag und beginnt bei einem höheren Preis als die davor.',
} as const
