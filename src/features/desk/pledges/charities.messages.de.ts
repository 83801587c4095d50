export const messages = {
  title: 'Organisationen',
  lead: 'Unter diesen können Spender wählen und eine Spende aufteilen. Was eine bekommen hat, behält sie, wenn Sie sie herausnehmen.',
  back: 'Wofür zugesagt wird',
  add: 'Organisation hinzufügen',
  unnamed: 'Organisation {number}',
  name: 'Name',
  summary: 'In einem Satz',
  number: 'Registernummer',
  up: 'Nach oben',
  upWhat: '{name} nach oben',
  hide: 'Herausnehmen',
  hideWhat: '{name} herausnehmen',
} as const
