import { existsSync, readdirSync } from 'node:fs'

/** `langraan:texts/cart` -> `cart`, `langraan:texts/orders.edit` -> `orders.edit` */
export const textsPattern = /^langraan:texts\/([\w-]+(?:\.[\w-]+)?)$/

const locales = 'src/widgets/i18n/locales'

/**
 * What `import { texts } from 'langraan:texts/cart'` means: the folder's name and an import of its catalog per language,
 * below `root`. Source maps show it: let it name no path of this machine.
 */
export function textsOf(root: string, folder: string): string {
  const line = (locale: string) => {
    const file = `${root}/${locales}/${locale}/${folder}.po`
    if (!existsSync(file)) throw new Error(`${folder} has no catalog in ${locale}: run npm run i18n:extract`)
    return `${locale}: () => import(${JSON.stringify(file)})`
  }
  return `export const texts = { name: ${JSON.stringify(folder)}, load: { ${readdirSync(locales).sort().map(line).join(', ')} } }`
}
