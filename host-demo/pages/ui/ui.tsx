import { createRoot } from 'react-dom/client'
import { StyleRoot } from '../../../src/ui/styles.ts'
import { System } from './system.tsx'

const host = document.querySelector('#system')
if (host) {
  const root = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  root.append(container)
  createRoot(container).render(
    <StyleRoot value={root}>
      <System />
    </StyleRoot>,
  )
}
