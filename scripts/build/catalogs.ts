import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `langraan:texts/cart` -> `cart`, `langraan:texts/orders.edit` -> `orders.edit` */
export const textsPattern = /^langraan:texts\/([\w-]+(?:\.[\w-]+)?)$/

/** What `import { texts } from 'langraan:texts/cart'` means: the folder's name and an import of its catalog per language. */
export function textsOf(root: string, folder: string): string {
  const locales = join(root, 'src/widgets/i18n/locales')
  const line = (locale: string) => {
    const file = join(locales, locale, `${folder}.po`)
    if (!existsSync(file)) throw new Error(`${folder} has no catalog in ${locale}: run npm run i18n:extract`)
    return `${locale}: () => import(${JSON.stringify(file)})`
  }
  return `export const texts = { name: ${JSON.stringify(folder)}, load: { ${readdirSync(locales).sort().map(line).join(', ')} } }`
}
