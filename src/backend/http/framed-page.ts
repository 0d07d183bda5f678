import type { Locale } from '../../core/kernel/locale'
import { lookUp } from '../../core/kernel/look-up'
import { screenAt } from './screen-at'

/** A screen that has a page with its frame. */
export type FramedScreen = {
  paths: readonly string[]
  /** ability subject required to open it */
  subject: string
  /** name of the skeleton below its heading */
  place: string
  title: string
  group: string
  /** files with its code and texts, and the dashboard's, preloaded in parallel with the page's script */
  preloads: readonly string[]
}

/** Build output for pages of the dashboard with a frame. */
export type FramePages = {
  /** a hash of the page and its files: an open page learns from it that the server has another build by now */
  build: string
  /** path of the page's files */
  filesPath: string
  style: string
  /** file with the style of the page without its frame */
  styleFile: string
  icon: string
  /** the dashboard's script, with the paths of the files it loads */
  entry: string
  /** a file that the dashboard needs, and that runs its script if `entry` didn't */
  start: string
  /** runs before the dashboard's code is there */
  script: string
  /** files the mock in the page needs */
  mockPreloads: readonly string[]
  /** by language; `html` by the name of the skeleton */
  frames: Readonly<Record<Locale, { screens: readonly FramedScreen[]; html: Readonly<Record<string, string>> }>>
}

const needsScripts: Readonly<Record<Locale, string>> = {
  th: 'หน้านี้ต้องใช้ JavaScript กรุณาเปิดใช้ในการตั้งค่าของเบราว์เซอร์ แล้วโหลดหน้านี้ใหม่',
  en: "This page needs JavaScript. Turn it on in your browser's settings and reload the page.",
  de: 'Diese Seite benötigt JavaScript. Aktivieren Sie es in den Einstellungen Ihres Browsers und laden Sie die Seite neu.',
  fr: 'Cette page nécessite JavaScript. Activez-le dans les paramètres de votre navigateur, puis rechargez la page.',
  pt: 'Esta página precisa de JavaScript. Ative-o nas definições do navegador e recarregue a página.',
}

const loadErrors: Readonly<Record<Locale, { text: string; reload: string }>> = {
  th: { text: 'โหลดหน้านี้ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ต', reload: 'โหลดใหม่' },
  en: { text: "Couldn't load this page. Check your connection.", reload: 'Reload' },
  de: { text: 'Die Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.', reload: 'Neu laden' },
  fr: { text: 'Impossible de charger la page. Vérifiez votre connexion.', reload: 'Recharger' },
  pt: { text: 'Não foi possível carregar a página. Verifique a sua ligação.', reload: 'Recarregar' },
}

const tooOld: Readonly<Record<Locale, string>> = {
  th: 'เบราว์เซอร์นี้เก่าเกินไป หน้านี้จึงแสดงผลไม่ถูกต้อง กรุณาอัปเดตเบราว์เซอร์ หรือระบบของเครื่องนี้',
  en: 'This browser is too old to show this page properly. Please update it, or the system of this device.',
  de: 'Dieser Browser ist zu alt, um die Seite richtig anzuzeigen. Bitte aktualisieren Sie ihn oder das System des Geräts.',
  fr: "Ce navigateur est trop ancien pour afficher correctement cette page. Mettez-le à jour, ou le système de l'appareil.",
  pt: 'Este navegador é demasiado antigo para mostrar esta página corretamente. Atualize-o, ou atualize o sistema do dispositivo.',
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in HTML, also within quotation marks. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => lookUp(escapes, sign) ?? sign)

/** Adds what the page says if scripts are turned off or can't be loaded, or if the browser is too old for its styles. */
export const withNotice = (html: string, locale: Locale): string => {
  const { text, reload } = loadErrors[locale]
  const loadError = `<p class="load-error" data-load-error role="alert" hidden>${asHtml(text)} <a href="">${asHtml(reload)}</a></p>`
  return html
    .replace('<body>', (body) => `${body}\n    <p class="too-old" hidden>${asHtml(tooOld[locale])}</p>`)
    .replace('</body>', `  ${loadError}\n    <noscript><p>${asHtml(needsScripts[locale])}</p></noscript>\n  </body>`)
}

/** The page's language: that of the user's cookie, or Thai. */
const localeOf = ({ frames }: FramePages, cookie: string | undefined): Locale =>
  (Object.keys(frames) as Locale[]).find((each) => each === cookie) ?? 'th'

type Asked = {
  path: string
  /** the cookie with the user's language: its name and value */
  localeCookie: { name: string; value: string | undefined }
  /** path of the backend; default: a mock in the page */
  backend?: string | undefined
  /** the dashboard's files are another build's, with other names, so the page can't name them */
  hasOtherFiles?: boolean
}

/**
 * The dashboard's page in the user's language, with the requested screen's frame if it has one. `index` is the page
 * without what the build adds. Style, scripts and icon are inline, so the first paint waits for no other file, and the
 * dashboard's files are requested as soon as the page arrives. A proxy that changes the page makes the hashes of what is
 * inline invalid; then the page starts from files.
 */
export function pageOf(index: string, pages: FramePages, asked: Asked): string {
  const { path, localeCookie, backend, hasOtherFiles = false } = asked
  const locale = localeOf(pages, localeCookie.value)
  const { screens, html } = pages.frames[locale]
  const language = `lang="${locale}" data-locale-cookie="${asHtml(localeCookie.name)}"`
  const facts = `${language} data-build="${pages.build}"${backend === undefined ? '' : ` data-backend="${asHtml(backend)}"`}`
  const screen = screenAt(screens, path)
  const { title, group, subject, place = '', preloads = [] } = screen ?? {}
  const mock = screen && backend === undefined ? pages.mockPreloads : []
  const fileAt = (name: string) => `${pages.filesPath}/${name}`
  const links = [...new Set(hasOtherFiles ? [] : [...preloads, ...mock])].map(
    (file) => `<link rel="modulepreload" href="${fileAt(file)}">\n    `,
  )
  // Cloudflare's Rocket Loader leaves such a script alone
  const start = `<script type="module" src="${fileAt(pages.start)}" data-cfasync="false"></script>`
  const entry = hasOtherFiles
    ? '<script type="module" src="/index.js"></script>'
    : `<script type="module">${pages.entry}</script>\n    ${start}`
  // loads once a script enables it
  const styles = `<link rel="stylesheet" href="${fileAt(pages.styleFile)}" disabled>\n    <style>${pages.style}</style>`
  const page = withNotice(index, locale)
    .replace('<html lang="th">', `<html ${facts}>`)
    .replace('href="/icon.svg"', `href="${pages.icon}"`)
    .replace('<link rel="stylesheet" href="/page.css">', () => `${links.join('')}${styles}`)
    .replace('<script type="module" src="/index.js"></script>', () => entry)
    .replace('</raan-dashboard>', (end) => `${end}<script>${pages.script}</script>`)
  if (title === undefined || group === undefined || subject === undefined) return page
  const frame = (lookUp(html, place) ?? '')
    .replace('{{title}}', asHtml(title))
    .replace('{{group}}', asHtml(group))
    .replace('data-frame=""', `data-frame="" data-subject="${asHtml(subject)}"`)
  return page
    .replace(/<title>[^<]*/, (name) => `<title>${asHtml(title)} · ${name.slice('<title>'.length)}`)
    .replace('></raan-dashboard>', () => `>${frame}</raan-dashboard>`)
}
