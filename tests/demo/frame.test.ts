import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { screenAt } from '#server'
import { addPages } from '../../demo/pages'
import { type FramePages, pageOf } from '../../src/backend/http/framed-page'
import { classesOfStyles, usedCss } from '../../src/host/page/used-css'

const index = `<html lang="th">
  <head><title>หลังร้าน</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/index.js"></script>
  </head>
  <body>
    <raan-dashboard router="browser"></raan-dashboard>
  </body>
</html>`

const frame = '<div data-frame="">{{group}}<h1>{{title}}</h1></div>'
const screens = (title: string, group: string) => [
  {
    ...{ paths: ['/'], subject: 'Analytics', place: 'sales' as const, title, group },
    preloads: ['runtime.js', 'sales.js'],
  },
  {
    ...{ paths: ['/desk/orders/new'], subject: 'Order', place: 'screen' as const, title: 'New', group },
    preloads: ['runtime.js', 'order.js'],
  },
  {
    paths: ['/desk/orders/:number', '/desk/o/:number'],
    subject: 'Order',
    place: 'screen' as const,
    title: 'One',
    group,
    preloads: ['runtime.js', 'orders.js'],
  },
]
const html = { sales: frame, screen: frame }
const ofLocale = (title: string, group: string) => ({ screens: screens(title, group), html })
const pages: FramePages = {
  build: 'b1',
  filesPath: '',
  style: '.a{color:red}',
  styleFile: 'page-style.css',
  icon: 'data:image/svg+xml,%3Csvg%2F%3E',
  entry: 'start($&)',
  start: 'start.js',
  script: 'run()',
  mockPreloads: ['mock.js'],
  frames: {
    th: ofLocale('ภาพรวม', 'แดชบอร์ด'),
    en: ofLocale('Overview <&>', 'Dashboards'),
    de: ofLocale('Übersicht', 'Dashboards'),
    fr: ofLocale('Aperçu', 'Tableaux'),
    pt: ofLocale('Visão geral', 'Painéis'),
  },
}

const inLanguage = (value: string) => ({ name: 'locale', value })

describe('the page with a frame', () => {
  test("PAGE-1 a screen's page contains the frame with the names of the screen and its group, and the ability it requires", () => {
    const page = pageOf(index, pages, { localeCookie: inLanguage('en'), path: '/' })
    expect(page).toContain(
      '<div data-frame="" data-subject="Analytics">Dashboards<h1>Overview &lt;&amp;&gt;</h1></div></raan-dashboard>',
    )
    expect(page).toContain('<title>Overview &lt;&amp;&gt; · หลังร้าน</title>')
    expect(page).not.toContain('page.css')
    expect(page).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%2F%3E"')
    const titles = ['/desk/orders/7/', '/desk/o/7', '/desk/orders/new'].map(
      (path) => screenAt(screens('', ''), path)?.title,
    )
    expect(titles).toEqual(['One', 'One', 'New'])
  })

  test("PAGE-13 a screen's page preloads the files of that screen, and of no other", () => {
    const preloaded = (path: string) =>
      [
        ...pageOf(index, pages, { localeCookie: inLanguage('en'), path, backend: '/backend' }).matchAll(
          /modulepreload" href="\/([\w.]+)/g,
        ),
      ].map(([, file]) => file)
    expect([preloaded('/'), preloaded('/desk/orders/7'), preloaded('/login')]).toEqual([
      ['runtime.js', 'sales.js'],
      ['runtime.js', 'orders.js'],
      [],
    ])
  })

  test("PAGE-17 the dashboard's script is in a screen's page; with another build's files, it is one of them", () => {
    const scriptOf = (hasOtherFiles: boolean) =>
      /<script type="module"[\s\S]*?<\/script>/.exec(
        pageOf(index, pages, { localeCookie: inLanguage('en'), path: '/', hasOtherFiles }),
      )?.[0]
    expect([scriptOf(false), scriptOf(true)]).toEqual([
      '<script type="module">start($&)</script>',
      '<script type="module" src="/index.js"></script>',
    ])
  })

  test('PAGE-3301 a page whose inline script or style does not count any more has a file for each', () => {
    const page = pageOf(index, pages, { localeCookie: inLanguage('en'), path: '/login' })
    expect(page).toMatch(
      /start\(\$&\)<\/script>\s*<script type="module" src="\/start\.js" data-cfasync="false"><\/script>/,
    )
    expect(page).toMatch(/<link rel="stylesheet" href="\/page-style\.css" disabled>\s*<style>/)
    const other = pageOf(index, pages, { localeCookie: inLanguage('en'), path: '/', hasOtherFiles: true })
    expect(other).not.toContain('start.js')
  })

  test('PAGE-4874 every page has the script that watches its start, once', () => {
    const scripts = ['/', '/login'].map(
      (path) => pageOf(index, pages, { localeCookie: inLanguage('en'), path }).split('<script>run()</script>').length,
    )
    expect(scripts).toEqual([2, 2])
  })

  test('PAGE-6 without JavaScript, the page shows in its language that it is required', () => {
    const notes = (['th', 'en', 'de', 'fr', 'pt'] as const).map(
      (locale) =>
        /<noscript><p>([^<]*)/.exec(pageOf(index, pages, { localeCookie: inLanguage(locale), path: '/nothing' }))?.[1],
    )
    expect(new Set(notes).size).toBe(5)
    for (const note of notes) expect(note).toContain('JavaScript')
  })

  test('PAGE-5407 a browser too old for the page’s colours says so, in the page’s language, and no other does', () => {
    const notes = (['th', 'en', 'de', 'fr', 'pt'] as const).map((locale) => {
      const page = pageOf(index, pages, { localeCookie: inLanguage(locale), path: '/nothing' })
      return /<body[^>]*>\s*<p class="too-old" hidden>([^<]+)/.exec(page)?.[1]
    })
    expect(new Set(notes).size).toBe(5)
    expect(notes).not.toContain(undefined)
    for (const sheet of ['src/host/page/shop-page.css', 'demo/page.css'])
      expect(readFileSync(sheet, 'utf8')).toContain('too-old.css";')
    expect(readFileSync('src/host/page/too-old.css', 'utf8')).toMatch(
      /@supports not \(color: light-dark\(red, red\)\) \{\s*\.too-old\[hidden\] \{\s*display: block;/,
    )
  })
})

describe('responses of the server', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'raan-frame-'))
    mkdirSync(join(folder, 'demo'))
    writeFileSync(join(folder, 'demo/index.html'), index)
    writeFileSync(join(folder, 'demo/frames.json'), JSON.stringify(pages))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const ask = async (path: string, cookie = '', options: { scripts?: string; backend?: string } = {}) => {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) }
    const app = new Hono()
    addPages(app, { folder, ...options })
    const response = await app.request(path, { headers })
    return { headers: response.headers, text: await response.text() }
  }

  test("PAGE-2 the page is in the cookie's language, by default in Thai; paths without a screen have no frame", async () => {
    const heads = await Promise.all(['', 'locale=de', 'locale=xx', 'locale=__proto__'].map((each) => ask('/', each)))
    expect(heads.map(({ text }) => /lang="(\w+)"[\s\S]*<h1>([^<]*)/.exec(text)?.slice(1))).toEqual([
      ['th', 'ภาพรวม'],
      ['de', 'Übersicht'],
      ['th', 'ภาพรวม'],
      ['th', 'ภาพรวม'],
    ])
    expect(heads[0]?.headers.get('vary')).toContain('cookie')
    const other = await ask('/login', 'locale=fr')
    expect([
      other.text.includes('data-frame'),
      other.text.includes('<html lang="fr" data-locale-cookie="locale" data-build="b1">'),
    ]).toEqual([false, true])
    expect((await ask('/', '', { scripts: folder })).text).not.toContain('modulepreload')
  })

  test('PAGE-12 the page names the backend and preloads no mock; with ?mock, or without a backend, the mock is in the page', async () => {
    const seen = async (path: string, backend?: string) => {
      const { text } = await ask(path, '', backend === undefined ? {} : { backend })
      return [/data-backend="([^"]*)"/.exec(text)?.[1], text.includes('mock.js'), text.includes('runtime.js')]
    }
    expect(await seen('/desk/orders/new', '/backend')).toEqual(['/backend', false, true])
    expect(await seen('/login', '/backend')).toEqual(['/backend', false, false])
    expect(await seen('/desk/orders/new?mock', '/backend')).toEqual([undefined, true, true])
    expect(await seen('/desk/orders/new')).toEqual([undefined, true, true])
  })

  test('PAGE-3 its inline style and script are allowed by hash, and it has no style attributes', async () => {
    const { headers, text } = await ask('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2}; style-src 'self' 'sha256-[\w+/]{43}=';/)
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', expect.stringMatching(/^"/)])
    expect(text).toContain('<style>.a{color:red}</style>')
    const sizes = classesOfStyles()
    expect(sizes.asClasses('<b class="x" style="height:4px"></b><i class="y" style="height:4px"></i>')).toBe(
      '<b class="x size-0"></b><i class="y size-0"></i>',
    )
    expect(sizes.css()).toBe('.size-0{height:4px}')
    expect(() => sizes.asClasses('<b style="height:4px"></b>')).toThrow('style attribute')
  })
})

test('PAGE-7 a page contains only the CSS rules its classes need and the variables those read, and no animation', () => {
  const css = `.a{--_x:1px;--_y:var(--_x);--_z:2px;color:var(--_y)}.b .a{color:red}@media(print){.b{x:y}.a{x:y}}@media(min-width:1px){.b{x:y}}
@keyframes turn{to{x:y}}.a:hover{animation:turn 1s;x:y}.a:focus{x:z;animation:turn 1s}:where(.a) p{margin:0}`
  expect(usedCss(css, '<p class="a"></p>')).toBe(
    '.a{--_x:1px;--_y:var(--_x);color:var(--_y)}@media(print){.a{x:y}}.a:hover{x:y}.a:focus{x:z;}:where(.a) p{margin:0}',
  )
})
