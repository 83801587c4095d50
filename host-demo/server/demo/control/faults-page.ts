import { html } from 'hono/html'
import type { Markup } from '../../platform/http/markup.ts'
import { faults } from '../faults/list.ts'
import { faultHeader } from '../faults/requested-fault.ts'
import { demoLayout } from './demo-layout.ts'

/** All faults, with the calls they affect and how they end, to be switched on for this browser. */
export function faultsPage(asked: string | undefined): Markup {
  return demoLayout(
    'Faults on demand',
    html`
<p>Switched on for your browser alone, by a cookie. A test asks for them with the header <code>${faultHeader}</code>. With <code>@</code> a fault meets another call than its own, as in <code>html@page</code>; <code>@any</code> meets all.</p>
<form method="post" action="/demo/faults">
  <label>Faults, with commas <input name="faults" value="${asked ?? ''}" placeholder="status-500@page, slow@profile"></label>
  <button type="submit">Switch on</button>
  <button type="submit" name="clear" value="yes">All off</button>
</form>
<table>
  <thead><tr><th scope="col">Fault</th><th scope="col">Meets</th><th scope="col">Ends with</th></tr></thead>
  <tbody>${faults.map(
    ({ name, at, end }) => html`
    <tr><th scope="row"><code>${name}</code></th><td>${at === 'parts' ? 'late scripts' : at.join(', ')}</td><td>${end}</td></tr>`,
  )}
  </tbody>
</table>`,
  )
}
