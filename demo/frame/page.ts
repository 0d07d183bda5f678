import type { Locale } from 'langraan/core'
import { screenAt } from '#server'
import type { Frames, Place } from './frame.tsx'

/** A screen that has a page with its frame. */
export type FramedScreen = Omit<Frames['screens'][number], 'file'> & {
  /** files with its code and texts, and the dashboard's, preloaded in parallel with the page's script */
  preloads: readonly string[]
}

/** Build output for pages with a frame. */
export type FramePages = {
  style: string
  icon: string
  /** the dashboard's script, with the paths of the files it loads */
  entry: string
  /** runs before the dashboard's code is there */
  script: string
  /** files the mock in the page needs */
  mockPreloads: readonly string[]
  frames: Readonly<Record<Locale, { screens: readonly FramedScreen[]; html: Readonly<Record<Place, string>> }>>
}

const needsScripts: Readonly<Record<Locale, string>> = {
  th: 'หน้านี้ต้องใช้ JavaScript กรุณาเปิดใช้ในการตั้งค่าของเบราว์เซอร์ แล้วโหลดหน้านี้ใหม่',
  en: "This page needs JavaScript. Turn it on in your browser's settings and reload the page.",
  de: 'Diese Seite benötigt JavaScript. Aktivieren Sie es in den Einstellungen Ihres Browsers und laden Sie die Seite neu.',
  fr: 'Cette page nécessite JavaScript. Activez-le dans les paramètres de votre navigateur, puis rechargez la page.',
  pt: 'Esta página precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
}

const loadErrors: Readonly<Record<Locale, { text: string; reload: string }>> = {
  th: { text: 'โหลดหน้านี้ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ต', reload: 'โหลดใหม่' },
  en: { text: "Couldn't load this page. Check your connection.", reload: 'Reload' },
  de: { text: 'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.', reload: 'Neu laden' },
  fr: { text: 'Impossible de charger la page. Vérifiez votre connexion.', reload: 'Recharger' },
  pt: { text: 'Não foi possível carregar a página. Verifique sua conexão.', reload: 'Recarregar' },
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Adds what the page says if scripts are turned off or can't be loaded. */
export const withNotice = (html: string, locale: Locale): string => {
  const { text, reload } = loadErrors[locale]
  const loadError = `<p class="load-error" data-load-error role="alert" hidden>${plain(text)} <a href="">${plain(reload)}</a></p>`
  return html.replace(
    '</body>',
    `  ${loadError}\n    <noscript><p>${plain(needsScripts[locale])}</p></noscript>\n  </body>`,
  )
}

type Asked = {
  locale: Locale
  path: string
  /** path of the backend; default: a mock in the page */
  backend?: string | undefined
  /** the dashboard's files are another build's, with other names, so the page can't name them */
  hasOtherFiles?: boolean
}

/**
 * The dashboard's page in a language, with the requested screen's frame if it has one. Style, scripts and icon are inline, so
 * the first paint waits for no other file, and the dashboard's files are requested as soon as the page arrives.
 */
export function pageOf(
  index: string,
  pages: FramePages,
  { locale, path, backend, hasOtherFiles = false }: Asked,
): string {
  const { screens, html } = pages.frames[locale]
  const facts = `lang="${locale}"${backend === undefined ? '' : ` data-backend="${plain(backend)}"`}`
  const page = withNotice(index, locale).replace('<html lang="th">', `<html ${facts}>`)
  const screen = screenAt(screens, path)
  if (!screen) return page
  const { title, group, subject, place, preloads } = screen
  const frame = html[place]
    .replace('{{title}}', plain(title))
    .replace('{{group}}', plain(group))
    .replace('data-frame=""', `data-frame="" data-subject="${plain(subject)}"`)
  const files = new Set(hasOtherFiles ? [] : [...preloads, ...(backend === undefined ? pages.mockPreloads : [])])
  const entry = `<script type="module"${hasOtherFiles ? ' src="/index.js">' : `>${pages.entry}`}</script>`
  const links = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`)
  return page
    .replace(/<title>[^<]*/, (name) => `<title>${plain(title)} · ${name.slice('<title>'.length)}`)
    .replace('href="/icon.svg"', `href="${pages.icon}"`)
    .replace('<link rel="stylesheet" href="/page.css">', `${links.join('\n    ')}\n    <style>${pages.style}</style>`)
    .replace('<script type="module" src="/index.js"></script>', () => entry)
    .replace('></raan-dashboard>', `>${frame}</raan-dashboard><script>${pages.script}</script>`)
}
