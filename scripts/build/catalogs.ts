import { existsSync, readdirSync } from 'node:fs'

/** `langraan:messages/cart` -> `cart`, `langraan:messages/orders.edit` -> `orders.edit` */
export const messagesPattern = /^langraan:messages\/([\w-]+(?:\.[\w-]+)?)$/

const locales = 'src/widgets/i18n/locales'

/**
 * Source of `import { texts } from 'langraan:messages/cart'`: the folder's name and an import of its catalog
 * per language, relative to `root`. It shows up in source maps, so it must not contain absolute paths.
 */
export function messagesOf(root: string, folder: string): string {
  const line = (locale: string) => {
    const file = `${root}/${locales}/${locale}/${folder}.po`
    if (!existsSync(file)) throw new Error(`${folder} has no catalog in ${locale}: run npm run i18n:extract`)
    return `${locale}: () => import(${JSON.stringify(file)})`
  }
  return `export const messages = { name: ${JSON.stringify(folder)}, load: (locale) => ({ ${readdirSync(locales).sort().map(line).join(', ')} })[locale]() }`
}
