import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../../../host-demo/server/modules/pages/html/sanitise.ts'

const clean = (html: string) => sanitise(html, 'https://give.example/ball/about', ['https://pictures.example'], '/ball')

describe('keeps what an organiser writes', () => {
  test.each([
    '<h2>The evening</h2><p>Dinner at <strong>seven</strong>, <em>sharp</em>.</p>',
    '<ul><li>One</li><li>Two</li></ul>',
    '<table><thead><tr><th scope="col">Race</th></tr></thead><tbody><tr><td colspan="2">10 km</td></tr></tbody></table>',
    '<p lang="cy">Croeso</p>',
  ])('%s', html => {
    expect(clean(html)).toBe(html)
  })

  test('keeps links, but gives the linked page no access to our window', () => {
    expect(clean('<a href="/faq" target="_blank">Questions</a>')).toBe(
      '<a href="/ball/faq" rel="noopener">Questions</a>',
    )
    expect(clean('<a href="faq">Questions</a>')).toBe('<a href="/ball/faq" rel="noopener">Questions</a>')
    expect(clean('<a href="mailto:a@b.example">Write</a>')).toContain('mailto:a@b.example')
  })

  test('keeps pictures of its own and of allowed origins', () => {
    expect(clean('<img src="/art/hall.svg" alt="The hall">')).toContain('src="/art/hall.svg"')
    expect(clean('<img src="https://pictures.example/hall.jpg">')).toContain('alt=""')
  })
})

describe('removes what could do harm', () => {
  test.each([
    ['scripts', '<script>steal()</script><p>x</p>', '<p>x</p>'],
    ['handlers', '<p onclick="steal()">x</p>', '<p>x</p>'],
    ['addresses that run', '<a href="javascript:steal()">x</a>', '<a rel="noopener">x</a>'],
    ['addresses that run, in disguise', '<a href=" java\tscript:steal()">x</a>', '<a rel="noopener">x</a>'],
    ['form controls', '<form action="/steal"><input name="card"><button>Pay</button></form>', 'Pay'],
    ['styles', '<style>p{position:fixed}</style><p style="position:fixed">x</p>', '<p>x</p>'],
    [
      'ids, names and classes',
      '<p id="location" class="cover"><a name="app" href="/">x</a></p>',
      '<p><a href="/ball/" rel="noopener">x</a></p>',
    ],
    ['frames', '<iframe src="https://evil.example"></iframe>x', 'x'],
    ['drawings with scripts', '<svg><script>steal()</script></svg>x', 'x'],
    ['a second title of the page', '<h1>x</h1>', '<h2>x</h2>'],
    ['pictures of strangers', '<p><img src="https://evil.example/pixel.gif">x</p>', '<p>x</p>'],
    ['pictures without a protocol', '<p><img src="//evil.example/pixel.gif">x</p>', '<p>x</p>'],
    ['pictures as data', '<p><img src="data:image/svg+xml,<svg/>">x</p>', '<p>x</p>'],
    [
      'sources beside the picture',
      '<img src="/a.svg" srcset="https://evil.example/a.png 2x">',
      '<img alt="" loading="lazy" src="/a.svg" />',
    ],
  ])('%s', (_, html, safe) => {
    expect(clean(html)).toBe(safe)
  })
})
