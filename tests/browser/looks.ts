import { until } from '../helpers/looking'
import { type Dashboard, type Look, wear } from './dashboard'
import { examinedFrame } from './frame'
import { axeFindings } from './page'

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

/** In a skin that was examined in another language the colours are the same; with ALL they are looked at again. */
const coloursIn = ({ locale, skin }: Look): 'only' | 'none' | undefined => {
  if (skin === 'dark') return 'only'
  return process.env.ALL || locale === looks[0]?.locale ? undefined : 'none'
}

/** What axe finds in each look of what stands there: everything in the light, what has to do with colours in the dark. */
export async function findingsInLooks(dashboard: Dashboard, arrived?: (look: Look) => Promise<unknown>) {
  const findings: string[] = []
  for (const look of looks) {
    await dress(dashboard, look)
    await arrived?.(look)
    const besides = examinedFrame(dashboard.page)
    const found = await axeFindings(dashboard.page, { besides, colours: coloursIn(look) })
    findings.push(...found.map((finding) => `${look.locale} ${look.skin}: ${finding}`))
  }
  return findings
}
