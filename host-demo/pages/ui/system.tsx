import { useState } from 'react'
import { brandProperties } from '../../../src/lib/brand.ts'
import base from '../../../src/ui/base.css?inline'
import card from '../../../src/ui/card.css?inline'
import { ChoiceCards } from '../../../src/ui/choice-cards.tsx'
import elements from '../../../src/ui/elements.css?inline'
import { useStyles } from '../../../src/ui/styles.ts'
import tokens from '../../../src/ui/tokens.css?inline'
import { Asking } from './asking.tsx'
import { brands } from './brands.ts'
import { Buttons } from './buttons.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Giving } from './giving.tsx'
import { Interrupting } from './interrupting.tsx'
import { Outcomes } from './outcomes.tsx'
import { Showing } from './showing.tsx'
import { Skeletons } from './skeletons.tsx'
import css from './system.css?inline'
import { Waiting } from './waiting.tsx'

/** The whole design system in one brand at a time. The choice is in the address: `?brand=riverside-10k&dir=rtl`. */
export function System() {
  const [key, setKey] = useState(() => asked('brand') ?? brands[0].key)
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(() => (asked('dir') === 'rtl' ? 'rtl' : 'ltr'))
  const brand = brands.find(candidate => candidate.key === key) ?? brands[0]
  useStyles(tokens)
  useStyles(base)
  useStyles(elements)
  useStyles(card)
  useStyles(css)

  return (
    <div className="fayre system" dir={direction} style={brandProperties(brand.fields)}>
      <header className="system-header">
        <h1>{brand.name}</h1>
        <p className="system-lead">Fayre's design system, wearing one event's colours and fonts at a time.</p>
        <div className="system-switches">
          <ChoiceCards
            legend="Brand"
            name="brand"
            value={brand.key}
            onChoose={setKey}
            compact
            choices={brands.map(({ key: value, name: title }) => ({ value, title }))}
          />
          <ChoiceCards
            legend="Direction"
            name="direction"
            value={direction}
            onChoose={value => setDirection(value === 'rtl' ? 'rtl' : 'ltr')}
            compact
            choices={[
              { value: 'ltr', title: 'Left to right' },
              { value: 'rtl', title: 'Right to left' },
            ]}
          />
        </div>
      </header>
      <main key={`${brand.key} ${direction}`}>
        <Giving />
        <Foundations />
        <Buttons />
        <Fields />
        <Asking />
        <Showing />
        <Outcomes />
        <Interrupting />
        <Waiting />
        <Skeletons />
      </main>
    </div>
  )
}

function asked(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}
