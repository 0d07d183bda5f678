import { messages } from 'langraan:messages/sales.map'
import { useLingui } from '@lingui/react/macro'
import { useNumberFormats } from '../../charts/use-number-formats'
import { useRows } from '../../charts/use-rows'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { Skeleton } from '../../ui/skeleton'
import * as css from './province-map.css'
import { provinces, viewBox } from './provinces.svg'

export type ProvinceMapProps = {
  /** `province` in Thai, as in orders */
  rows: readonly { province: string; name: string; orders: number }[]
}

const shapes = provinces
  .trim()
  .split('\n')
  .map((line) => {
    const [thai = '', english = '', path = ''] = line.split('=')
    return { thai, english, path }
  })

/** Treats `จังหวัดเชียงใหม่` and the capital's short names as the plain names. */
const plainName = (province: string): string => {
  const name = province.trim().replace(/^(จังหวัด|จ\.)\s*/, '')
  return ['กรุงเทพ', 'กรุงเทพฯ', 'กทม.', 'กทม'].includes(name) ? 'กรุงเทพมหานคร' : name
}

function MapView({ rows }: ProvinceMapProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { count } = useNumberFormats()
  const { describeParts } = useRows()
  const orders = new Map<string, number>()
  for (const row of rows) {
    const name = plainName(row.province)
    orders.set(name, (orders.get(name) ?? 0) + row.orders)
  }
  const most = Math.max(1, ...orders.values())
  const level = (number: number) => (number === 0 ? 0 : Math.ceil((number / most) * (css.levels.length - 1)))
  const reported = rows.slice(0, 10).map(({ name, orders }) => ({ name, text: count.full(orders) }))
  return (
    <figure className={css.figure}>
      <svg className={css.map} viewBox={viewBox} role="img" aria-label={describeParts(t`Map of Thailand`, reported)}>
        {shapes.map(({ thai, english, path }) => {
          const number = orders.get(thai) ?? 0
          const name = locale === 'th' ? thai : english
          return (
            <path key={thai} className={css.levels[level(number)]} d={path}>
              <title>{`${name}: ${count.full(number)}`}</title>
            </path>
          )
        })}
      </svg>
      <figcaption className={css.credit}>
        {t`Map`}: <span translate="no">MapSVG, T. Noppakun</span>,{' '}
        <a
          className={css.link}
          translate="no"
          href="https://creativecommons.org/licenses/by/4.0/"
          target="_blank"
          rel="noreferrer"
        >
          CC BY 4.0
        </a>
      </figcaption>
    </figure>
  )
}

const Place = () => <Skeleton shape="block" height="100%" />

export const ProvinceMap = defineWidget<ProvinceMapProps>({
  apps: {},
  messages: [messages],
  Skeleton: Place,
  View: MapView,
})
