import { defineElements } from './define-elements'

/** The script of the page of `langraan serve`: keeps its `lang`, its skin and a cookie in sync with the dashboard. */
const dashboard = document.querySelector('raan-dashboard')
if (dashboard) {
  dashboard.hint = JSON.parse(dashboard.dataset.sampleSignIns ?? '[]')
  dashboard.addEventListener('raan-layout-changed', ({ detail: { locale, skin } }) => {
    document.documentElement.lang = locale
    document.documentElement.dataset.skin = skin
    // the server renders the next page in this language
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `locale=${locale};path=/;max-age=31536000;samesite=lax`
  })
}
defineElements()
