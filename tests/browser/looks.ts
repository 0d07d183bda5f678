import { until } from '../helpers/looking'
import { type Dashboard, type Look, wear } from './dashboard'
import { examinedFrame } from './frame'
import { axeFindings } from './page'

const everyLocale = ['th', 'en', 'de', 'fr', 'pt']

/** Looks in which every screen is shown. */
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

/**
 * Looks that axe checks: screens have the same elements and colours in every language, which `test:all` verifies. Dark
 * colours are left to CI.
 */
export const examinedLooks = process.env.ALL
  ? looks
  : looks.filter(({ locale, skin }) => locale === 'th' && (skin === 'light' || process.env.CI_TESTS))

/** What axe finds in its looks: everything in light ones, what has to do with colours in dark ones. */
export async function findingsInLooks(dashboard: Dashboard, arrived?: (look: Look) => Promise<unknown>) {
  const findings: string[] = []
  for (const look of arrived ? looks : examinedLooks) {
    await dress(dashboard, look)
    await arrived?.(look)
    if (!examinedLooks.includes(look)) continue
    const besides = examinedFrame(dashboard.page)
    const found = await axeFindings(dashboard.page, { besides, colours: look.skin === 'dark' ? 'only' : undefined })
    findings.push(...found.map((finding) => `${look.locale} ${look.skin}: ${finding}`))
  }
  return findings
}
