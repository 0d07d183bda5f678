import type { Plugin } from 'vite'

const catalog = /\/locales\/(\w+)\/[\w.-]+\.po$/

/** A saved catalog replaces its texts on the screen; without this, the page would reload. */
export const hotTexts: Plugin = {
  name: 'hot-texts',
  transform(code, id, options) {
    const locale = catalog.exec(id.replace(/\?.*$/, ''))?.[1]
    if (!locale || options?.ssr) return undefined
    return `import { i18nOf } from '/src/widgets/i18n/i18n.ts'
${code}
import.meta.hot?.accept((next) => next && i18nOf('${locale}').load('${locale}', next.messages))
`
  },
}
