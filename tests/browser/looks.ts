import { until } from '../helpers/looking'
import { type Dashboard, type Look, wear } from './dashboard'

const everyLocale = ['th', 'en', 'de', 'fr', 'pt']

/** In which looks screens are examined. */
export const looks: readonly Look[] = process.env.ALL
  ? everyLocale.flatMap((locale) => [{ locale, skin: 'light' } as const, { locale, skin: 'dark' } as const])
  : [
      { locale: 'th', skin: 'light' },
      { locale: 'th', skin: 'dark' },
      { locale: 'en', skin: 'light' },
    ]

export const phone = { width: 390, height: 844 }

/** Changes the look of an open dashboard, as another tab of the same browser would. */
export async function dress({ page }: Dashboard, look: Look): Promise<void> {
  wear(look)
  const { documentElement } = page.document
  await until(
    `${look.locale} ${look.skin}`,
    () => documentElement.lang === look.locale && documentElement.dataset.skin === look.skin,
  )
}
