import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import { escapeHtml } from '../platform/mail/letter.ts'

/** The largest number of mails on the page. */
const most = 50

/**
 * `/demo/outbox`: mails that were kept instead of sent, newest first. Public, so not mounted where mails are really
 * sent.
 */
export function outboxPage({ config, db }: Pick<Context, 'config' | 'db'>): Hono {
  const pages = new Hono()
  if (config.mail) return pages

  pages.get('/demo/outbox', async http => {
    const mails = await db.selectFrom('mails').selectAll().orderBy('sequence', 'desc').limit(most).execute()
    http.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'")
    http.header('cache-control', 'no-store')
    http.header('referrer-policy', 'no-referrer')
    return http.html(page(mails))
  })

  pages.get('/demo/outbox/:id', async http => {
    const id = http.req.param('id')
    const mail = await db.selectFrom('mails').select('body_html').where('id', '=', id).executeTakeFirst()
    if (!mail) return http.notFound()
    // Shown as in a mail program: with its own styles, without script, and with links that open outside the frame.
    http.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'",
    )
    http.header('cache-control', 'no-store')
    http.header('referrer-policy', 'no-referrer')
    return http.html(mail.body_html.replace('<head>', '<head>\n<base target="_top">'))
  })
  return pages
}

type Mail = Selectable<Database['mails']>

function page(mails: readonly Mail[]): string {
  const list = mails.length
    ? `<ol class="mails">\n${mails.map(mailItem).join('\n')}\n</ol>`
    : '<p>No mail has been written yet. Sign up, sign in with a code, or make a gift, and come back.</p>'
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox of the demo</title>
<link rel="stylesheet" href="/demo/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>These mails would have been sent: the demo keeps them here, and deletes them after a week. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to have them sent for real, and this page is gone. <a href="/demo/outbox">Look again</a></p>
${list}
</main>
</body>
</html>
`
}

function mailItem(mail: Mail): string {
  const at = mail.created_at
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
  const code = /^ {4}(\S+)$/m.exec(mail.body_text)?.[1]
  return `<li class="mail">
<article aria-labelledby="${mail.id}">
<h2 id="${mail.id}">${escapeHtml(mail.subject)}</h2>
<p class="envelope">From ${escapeHtml(mail.sender_name)} to <b>${escapeHtml(mail.recipient)}</b>, <time datetime="${at.toISOString()}">${time}</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
<pre class="text">${withLinks(mail.body_text)}</pre>
<details>
<summary>As a mail program shows it</summary>
<iframe title="${escapeHtml(mail.subject)}" src="/demo/outbox/${mail.id}" loading="lazy"></iframe>
</details>
</article>
</li>`
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/^https?:\/\/\S+$/gm, address => `<a href="${address}">${address}</a>`)
}
